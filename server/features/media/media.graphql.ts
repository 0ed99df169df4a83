import { IMAGE_WIDTHS, REDUCED_VIDEO_WIDTH } from '#rules/media-rules.ts'
import {
  imageUrl,
  posterUrl,
  videoSources,
  videoUrl,
  type MediaView,
  type VideoSource,
} from './media-view.ts'
import { builder } from '#server/platform/graphql/builder.ts'

const wantedPicture = `The wanted width in pixels; the next larger of ${IMAGE_WIDTHS.join(', ')} and the full width is answered. Without it: the full width.`

const ImageMedia = builder.objectRef<MediaView>('ImageMedia').implement({
  description: 'A picture, still or animated.',
  fields: (t) => ({
    url: t.string({
      description: 'Where the picture is on this origin, as WebP.',
      args: { width: t.arg.int({ description: wantedPicture }) },
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
      resolve: ({ thumbHash }) => toBase64(thumbHash),
    }),
  }),
})

const VideoState = builder.enumType('VideoState', {
  description: 'How far a video is. All but its author only ever see what is ready.',
  values: {
    PROCESSING: { description: 'It is being made into what is served.' },
    READY: { description: 'It can be played.' },
    FAILED: { description: 'It could not be processed, and never will be.' },
  } as const,
})

const wantedVideo = `The wanted width in pixels. Up to ${REDUCED_VIDEO_WIDTH}, the reduced form is answered; above, and without it, the full size.`

const VideoSourceRef = builder.objectRef<VideoSource>('VideoSource').implement({
  description: 'A form of a video.',
  fields: (t) => ({
    type: t.exposeString('type', {
      nullable: true,
      description:
        'Its media type, with the codecs where they tell whether it can be played; null: nobody knows.',
    }),
    url: t.exposeString('url', { description: 'Where it is on this origin.' }),
  }),
})

const VideoMedia = builder.objectRef<MediaView>('VideoMedia').implement({
  description: 'A video.',
  fields: (t) => ({
    state: t.field({
      type: VideoState,
      description: 'How far it is.',
      resolve: ({ status }) => status,
    }),
    failure: t.string({
      nullable: true,
      description: 'Why it could not be processed, for people to read; null unless it failed.',
      resolve: ({ failureReason }) => failureReason,
    }),
    url: t.string({
      description: 'Where the video is on this origin, once it is ready: MP4 with H.264 and AAC.',
      args: {
        width: t.arg.int({ description: wantedVideo }),
      },
      resolve: (media, { width }) => videoUrl(media, width ?? undefined),
    }),
    sources: t.field({
      type: [VideoSourceRef],
      description:
        'The forms of the video, the smallest first: a player takes the first that it can play. Empty until it is ready. A form may come later than the video itself.',
      args: { width: t.arg.int({ description: wantedVideo }) },
      resolve: (media, { width }) => videoSources(media, width ?? undefined),
    }),
    poster: t.string({
      nullable: true,
      description: 'Where a still of it is, as WebP. Null until it is ready, and where none could be made.',
      args: { width: t.arg.int({ description: wantedPicture }) },
      resolve: (media, { width }) => posterUrl(media, width ?? undefined),
    }),
    duration: t.float({
      nullable: true,
      description: 'Seconds; null when nobody knows.',
      resolve: ({ durationMs }) => (durationMs ? durationMs / 1000 : null),
    }),
    width: t.exposeInt('width', { description: 'Full width in pixels, upright.' }),
    height: t.exposeInt('height', { description: 'Full height in pixels, upright.' }),
    altText: t.exposeString('altText', {
      description: 'What the video shows, in words; empty when nobody wrote any.',
    }),
    thumbHash: t.string({
      description:
        'A placeholder to draw before the poster is there: a ThumbHash, in base64. Empty until there is a poster.',
      resolve: ({ thumbHash }) => toBase64(thumbHash),
    }),
  }),
})

export const MediaRef = builder.unionType('Media', {
  description: 'What a post can show beside its text.',
  types: [ImageMedia, VideoMedia],
  resolveType: ({ kind }) => (kind === 'VIDEO' ? VideoMedia : ImageMedia),
})

function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64')
}
