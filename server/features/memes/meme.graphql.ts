import type { MemeDocument, MemeLayer } from '#rules/memes/document.ts'
import { captionsOf } from '#rules/memes/meme-text.ts'
import { ImageMedia } from '#server/features/media/media.graphql.ts'
import { loadSharedPosts } from '#server/features/posts/load-post.ts'
import { PostConnection } from '#server/features/posts/post-connection.graphql.ts'
import type { PostView } from '#server/features/posts/post-query.ts'
import { PostRef } from '#server/features/posts/post.graphql.ts'
import type { ConnectionArguments } from '#server/platform/lists/paged-list.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { connectionArguments } from '#server/platform/graphql/connection.ts'
import { createContextLoader } from '#server/platform/graphql/context-loaders.ts'
import { requireViewer } from '#server/platform/viewer.ts'
import { loadMemeDocuments, loadMemeImages } from './load-memes.ts'
import { adjustmentsDescription, MemeAdjustments } from './meme-adjustments.graphql.ts'
import { layerDescriptions as d } from './layer-descriptions.ts'
import { MemeFont, MemeTextStyle, TextAlign } from './meme-input.graphql.ts'
import { listMemes, REMIXES } from './meme-lists.ts'
import { MemePenLayer } from './meme-pen.graphql.ts'
import { MemeTemplateRef } from './meme-template.graphql.ts'
import { findTemplate } from './templates.ts'

const loadDocument = createContextLoader<MemeDocument>(({ dependencies }, ids) =>
  loadMemeDocuments(dependencies, ids),
)

const loadImage = createContextLoader(({ dependencies, viewer }, ids) =>
  loadMemeImages(dependencies, viewer, ids),
)

const loadOriginal = createContextLoader<PostView | null>(({ dependencies, viewer }, ids) =>
  loadSharedPosts(dependencies, viewer, ids),
)

const loadRemixes = createContextLoader(({ dependencies, viewer }, ids, window: ConnectionArguments) =>
  listMemes(dependencies, requireViewer(viewer), REMIXES, ids, window),
)

const SOURCE_DESCRIPTION =
  'The whole image. Null for everyone except its owner and members who may remix a meme that shows it, in events, and once it was deleted.'

type Text = Extract<MemeLayer, { text: object }>['text']
type Placed = Omit<Extract<MemeLayer, { sticker: object }>['sticker'], 'sticker'>

const MemeTextLayer = builder.objectRef<{ text: Text }>('MemeTextLayer').implement({
  description: 'A text in a box. All sizes and positions are fractions of the canvas.',
  fields: (t) => ({
    text: t.string({ description: 'The text.', resolve: ({ text }) => text.text }),
    x: t.float({ description: d.x, resolve: ({ text }) => text.x }),
    y: t.float({ description: d.y, resolve: ({ text }) => text.y }),
    width: t.float({ description: d.width, resolve: ({ text }) => text.width }),
    height: t.float({ description: d.height, resolve: ({ text }) => text.height }),
    angle: t.float({ description: d.angle, resolve: ({ text }) => text.angle }),
    font: t.field({ type: MemeFont, description: d.font, resolve: ({ text }) => text.font }),
    size: t.float({ nullable: true, description: d.size, resolve: ({ text }) => text.size }),
    color: t.string({ description: d.color, resolve: ({ text }) => text.color }),
    outline: t.string({ description: d.outline, resolve: ({ text }) => text.outline }),
    align: t.field({ type: TextAlign, description: d.align, resolve: ({ text }) => text.align }),
    isUppercase: t.boolean({ description: d.isUppercase, resolve: ({ text }) => text.isUppercase }),
    style: t.field({
      type: MemeTextStyle,
      description: d.style,
      resolve: ({ text }) => text.style ?? 'CLASSIC',
    }),
  }),
})

const MemeStickerLayer = builder
  .objectRef<{ sticker: Placed & { sticker: string } }>('MemeStickerLayer')
  .implement({
    description: 'A sticker. Its height follows from its width.',
    fields: (t) => ({
      sticker: t.string({
        description: 'The `MemeSticker.name`.',
        resolve: ({ sticker }) => sticker.sticker,
      }),
      x: t.float({ description: d.x, resolve: ({ sticker }) => sticker.x }),
      y: t.float({ description: d.y, resolve: ({ sticker }) => sticker.y }),
      width: t.float({ description: d.width, resolve: ({ sticker }) => sticker.width }),
      angle: t.float({ description: d.angle, resolve: ({ sticker }) => sticker.angle }),
      adjustments: t.field({
        type: MemeAdjustments,
        nullable: true,
        description: adjustmentsDescription,
        resolve: ({ sticker }) => sticker.adjustments ?? null,
      }),
    }),
  })

const MemeImageLayer = builder
  .objectRef<{ image: Placed & { mediaId: string } }>('MemeImageLayer')
  .implement({
    description: 'An uploaded image. Its height follows from its width.',
    fields: (t) => ({
      mediaId: t.field({
        type: 'UUID',
        description: 'The id of the image, which remixes can use.',
        resolve: ({ image }) => image.mediaId,
      }),
      image: t.field({
        type: ImageMedia,
        nullable: true,
        viewerDependent: { broadcastValue: null },
        description: SOURCE_DESCRIPTION,
        resolve: ({ image }, _args, context) => loadImage(context, image.mediaId, undefined),
      }),
      x: t.float({ description: d.x, resolve: ({ image }) => image.x }),
      y: t.float({ description: d.y, resolve: ({ image }) => image.y }),
      width: t.float({ description: d.width, resolve: ({ image }) => image.width }),
      angle: t.float({ description: d.angle, resolve: ({ image }) => image.angle }),
      adjustments: t.field({
        type: MemeAdjustments,
        nullable: true,
        description: adjustmentsDescription,
        resolve: ({ image }) => image.adjustments ?? null,
      }),
    }),
  })

const MemeLayerRef = builder.unionType('MemeLayer', {
  description: 'A layer of a meme.',
  types: [MemeTextLayer, MemeStickerLayer, MemeImageLayer, MemePenLayer],
  resolveType: (layer) => {
    if ('text' in layer) return MemeTextLayer
    if ('pen' in layer) return MemePenLayer
    return 'sticker' in layer ? MemeStickerLayer : MemeImageLayer
  },
})

const MemeBackgroundRef = builder.objectRef<MemeDocument['background']>('MemeBackground').implement({
  description: 'The background of a meme: a template, an image or a color. A picture covers the canvas.',
  fields: (t) => ({
    template: t.field({
      type: MemeTemplateRef,
      nullable: true,
      description: 'The template.',
      resolve: (background) => templateOf(background),
    }),
    mediaId: t.field({
      type: 'UUID',
      nullable: true,
      description: 'The id of the image, which remixes can use.',
      resolve: (background) => ('mediaId' in background ? background.mediaId : null),
    }),
    image: t.field({
      type: ImageMedia,
      nullable: true,
      viewerDependent: { broadcastValue: null },
      description: SOURCE_DESCRIPTION,
      resolve: (background, _args, context) =>
        'mediaId' in background ? loadImage(context, background.mediaId, undefined) : null,
    }),
    color: t.string({
      nullable: true,
      description: 'The color, as `#rrggbb`.',
      resolve: (background) => ('color' in background ? background.color : null),
    }),
  }),
})

/** The document is loaded only for the fields that need it, so that cards need no further statement. */
const MemeRef = builder.objectRef<{ postId: string; isRemixable: boolean }>('Meme').implement({
  description: 'The structured document of a meme.',
  fields: (t) => ({
    template: t.field({
      type: MemeTemplateRef,
      nullable: true,
      description: 'The template, if it is the background.',
      resolve: async ({ postId }, _args, context) =>
        templateOf((await loadDocument(context, postId, undefined)).background),
    }),
    background: t.field({
      type: MemeBackgroundRef,
      description: 'The background.',
      resolve: async ({ postId }, _args, context) =>
        (await loadDocument(context, postId, undefined)).background,
    }),
    backgroundAdjustments: t.field({
      type: MemeAdjustments,
      nullable: true,
      description: 'How a template or image in the background is shown. Null: as in its file.',
      resolve: async ({ postId }, _args, context) =>
        (await loadDocument(context, postId, undefined)).backgroundAdjustments ?? null,
    }),
    width: t.int({
      description: 'The width of the canvas in pixels.',
      resolve: async ({ postId }, _args, context) => (await loadDocument(context, postId, undefined)).width,
    }),
    height: t.int({
      description: 'The height of the canvas in pixels.',
      resolve: async ({ postId }, _args, context) => (await loadDocument(context, postId, undefined)).height,
    }),
    layers: t.field({
      type: [MemeLayerRef],
      description: 'The layers. Later ones are drawn on top.',
      resolve: async ({ postId }, _args, context) => (await loadDocument(context, postId, undefined)).layers,
    }),
    captions: t.stringList({
      description: 'The texts, in the order of the layers.',
      resolve: async ({ postId }, _args, context) =>
        captionsOf(await loadDocument(context, postId, undefined)),
    }),
    isRemixable: t.exposeBoolean('isRemixable', {
      description: 'Whether other members may remix the meme.',
    }),
  }),
})

function templateOf(background: MemeDocument['background']) {
  return 'templateSlug' in background ? (findTemplate(background.templateSlug) ?? null) : null
}

builder.objectFields(PostRef, (t) => ({
  meme: t.field({
    type: MemeRef,
    nullable: true,
    description: 'The document from which the image was drawn. Null if the post is not a meme.',
    resolve: ({ id, isRemixable }) => (isRemixable === null ? null : { postId: id, isRemixable }),
  }),
  remixOf: t.field({
    type: PostRef,
    nullable: true,
    viewerDependent: { broadcastValue: null },
    description:
      'The meme that this one is a remix of. Null as well if it was deleted or the viewer cannot see it, and in events.',
    resolve: ({ remixOfId }, _args, context) =>
      remixOfId === null ? null : loadOriginal(context, remixOfId, undefined),
  }),
  remixCount: t.exposeInt('remixCount', {
    description: 'The number of remixes of this meme that everyone can see, without remixes of remixes.',
  }),
  remixes: t.field({
    type: PostConnection,
    authScopes: { read: true },
    viewerDependent: true,
    description: 'The remixes of this meme, newest first, without remixes of remixes.',
    args: connectionArguments,
    resolve: async ({ id, remixCount }, window, context) => ({
      ...(await loadRemixes(context, id, window)),
      count: () => remixCount,
    }),
  }),
}))
