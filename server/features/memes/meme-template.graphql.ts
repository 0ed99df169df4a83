import { messages } from '#rules/messages.ts'
import { isOverlongSearch } from '#rules/search-query.ts'
import type { TemplateTextBox } from '#rules/memes/templates/template.ts'
import { ImageMedia } from '#server/features/media/media.graphql.ts'
import { PostConnection } from '#server/features/posts/post-connection.graphql.ts'
import type { ConnectionArguments } from '#server/platform/lists/paged-list.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { connectionArguments, defineConnection } from '#server/platform/graphql/connection.ts'
import { createContextLoader } from '#server/platform/graphql/context-loaders.ts'
import { ValidationError } from '#server/platform/refusals.ts'
import { countTemplateUses, listTemplates } from './list-templates.ts'
import { layerDescriptions as d } from './layer-descriptions.ts'
import { MemeFont, TextAlign } from './meme-input.graphql.ts'
import { listMemes, MEMES_OF_TEMPLATE } from './meme-lists.ts'
import { findTemplate, findTemplateById, type TemplateView } from './templates.ts'
import { templateImage } from './template-image.ts'

const loadUseCount = createContextLoader<number>(({ dependencies }, ids) =>
  countTemplateUses(dependencies, ids),
)

const loadMemes = createContextLoader(({ dependencies, viewer }, ids, window: ConnectionArguments) =>
  listMemes(dependencies, viewer, MEMES_OF_TEMPLATE, ids, window),
)

const MemeTextBox = builder.objectRef<TemplateTextBox>('MemeTextBox').implement({
  description: 'A place for a caption on a template. All sizes and positions are fractions of the template.',
  fields: (t) => ({
    x: t.exposeFloat('x', { description: d.x }),
    y: t.exposeFloat('y', { description: d.y }),
    width: t.exposeFloat('width', { description: d.width }),
    height: t.exposeFloat('height', { description: d.height }),
    angle: t.exposeFloat('angle', { description: d.angle }),
    font: t.expose('font', { type: MemeFont, description: d.font }),
    color: t.exposeString('color', { description: d.color }),
    outline: t.exposeString('outline', { description: d.outline }),
    align: t.expose('align', { type: TextAlign, description: d.align }),
    isUppercase: t.exposeBoolean('isUppercase', { description: d.isUppercase }),
    example: t.exposeString('example', { description: 'A caption that shows what the box is for.' }),
  }),
})

export const MemeTemplateRef = builder.objectRef<TemplateView>('MemeTemplate')

builder.node(MemeTemplateRef, {
  description: 'A drawing with places for captions.',
  id: { resolve: ({ id }) => id },
  isTypeOf: undefined,
  loadMany: async (ids) => ids.map((id) => findTemplateById(id) ?? null),
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'The name in URLs.' }),
    name: t.exposeString('name', { description: 'The name to show.' }),
    keywords: t.field({
      type: ['String'],
      description: 'Words by which the template is found.',
      resolve: ({ keywords }) => [...keywords],
    }),
    image: t.field({
      type: ImageMedia,
      description: 'The template without captions.',
      resolve: templateImage,
    }),
    textBoxes: t.field({
      type: [MemeTextBox],
      description: 'The places for captions, in the order of reading.',
      resolve: ({ textBoxes }) => [...textBoxes],
    }),
    useCount: t.int({
      description: 'The number of memes with the template that everyone can see.',
      resolve: ({ id }, _args, context) => loadUseCount(context, id, undefined),
    }),
    memes: t.field({
      type: PostConnection,
      viewerDependent: true,
      description: 'The memes with the template, newest first.',
      args: connectionArguments,
      resolve: async ({ id }, window, context) => ({
        ...(await loadMemes(context, id, window)),
        count: () => loadUseCount(context, id, undefined),
      }),
    }),
    license: t.exposeString('license', { description: 'The license of the drawing.' }),
    source: t.exposeString('source', { description: 'Where the drawing comes from.' }),
  }),
})

const { Connection: MemeTemplateConnection } = defineConnection('MemeTemplate', {
  node: MemeTemplateRef,
  items: 'meme templates',
})

const MemeTemplateSort = builder.enumType('MemeTemplateSort', {
  description: 'The order of templates.',
  values: {
    POPULAR: { description: 'The most used first.' },
    NEWEST: { description: 'The most recently added first.' },
    NAME: { description: 'In alphabetical order.' },
  } as const,
})

builder.queryFields((t) => ({
  memeTemplates: t.field({
    type: MemeTemplateConnection,
    authScopes: { public: true },
    description: 'The templates for memes.',
    args: {
      query: t.arg.string({
        description: 'Words, or their beginnings, that the name or the keywords must contain.',
      }),
      sort: t.arg({ type: MemeTemplateSort, defaultValue: 'POPULAR', description: 'The order.' }),
      ...connectionArguments,
    },
    resolve: (_root, { query, sort, ...window }, { dependencies }) => {
      if (query && isOverlongSearch(query))
        throw new ValidationError([{ path: 'query', message: messages.searchTooLong }])
      return listTemplates(dependencies, query ?? '', sort ?? 'POPULAR', window)
    },
  }),
  memeTemplate: t.field({
    type: MemeTemplateRef,
    nullable: true,
    authScopes: { public: true },
    description: 'A template by its slug, or null if it does not exist.',
    args: { slug: t.arg.string({ required: true, description: 'The `MemeTemplate.slug`.' }) },
    resolve: (_root, { slug }) => findTemplate(slug) ?? null,
  }),
}))
