import { IMAGE_WIDTHS } from '#rules/media-rules.ts'
import { imageUrl, type MediaView } from '#server/domain/media/media-view.ts'
import { builder } from '../builder.ts'

const ImageMedia = builder.objectRef<MediaView>('ImageMedia').implement({
  description: 'A picture, still or animated.',
  fields: (t) => ({
    url: t.string({
      description: 'Where the picture is on this origin, as WebP.',
      args: {
        width: t.arg.int({
          description: `The wanted width in pixels; the next larger of ${IMAGE_WIDTHS.join(', ')} and the full width is answered. Without it: the full width.`,
        }),
      },
      resolve: (media, { width }) => imageUrl(media, width ?? undefined),
    }),
    width: t.exposeInt('width', { description: 'Full width in pixels.' }),
    height: t.exposeInt('height', { description: 'Full height in pixels.' }),
    altText: t.exposeString('altText', {
      description: 'What the picture shows, in words; empty when nobody wrote any.',
    }),
    isAnimated: t.exposeBoolean('isAnimated', { description: 'Whether it moves.' }),
    thumbHash: t.string({
      description: 'A placeholder to draw before the picture is there: a ThumbHash, in base64.',
      resolve: (media) => Buffer.from(media.thumbHash).toString('base64'),
    }),
  }),
})

export const MediaRef = builder.unionType('Media', {
  description: 'What a post can show beside its text.',
  types: [ImageMedia],
  resolveType: () => ImageMedia,
})
