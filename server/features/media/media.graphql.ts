import { IMAGE_WIDTHS, REDUCED_VIDEO_WIDTH } from '#rules/media-rules.ts'
import {
  imageUrl,
  posterUrl,
  videoSources,
  videoUrl,
  type ImageView,
  type MediaView,
  type VideoSource,
} from './media-view.ts'
import { builder } from '#server/platform/graphql/builder.ts'

const imageWidth = `The requested width in pixels, rounded up to ${IMAGE_WIDTHS.join(', ')} or the full width. Defaults to the full width.`

export const ImageMedia = builder.objectRef<ImageView>('ImageMedia').implement({
  description: 'A still or animated image.',
  fields: (t) => ({
    url: t.string({
      description: 'The URL path of the image, as WebP.',
      args: { width: t.arg.int({ description: imageWidth }) },
      resolve: (media, { width }) =>
        'urlAt' in media ? media.urlAt(width ?? undefined) : imageUrl(media, width ?? undefined),
    }),
    width: t.exposeInt('width', { description: 'The full width in pixels.' }),
    height: t.exposeInt('height', { description: 'The full height in pixels.' }),
    altText: t.exposeString('altText', {
      description: 'The alternative text of the image. Empty if none was provided.',
    }),
    isAnimated: t.exposeBoolean('isAnimated', { description: 'Whether the image is animated.' }),
    thumbHash: t.string({
      description: 'A placeholder to show while the image loads: a ThumbHash in base64.',
      resolve: ({ thumbHash }) => toBase64(thumbHash),
    }),
  }),
})

const VideoState = builder.enumType('VideoState', {
  description: 'The processing state of a video. Only the author sees videos that are not ready.',
  values: {
    PROCESSING: { description: 'The video is being processed.' },
    READY: { description: 'The video can be played.' },
    FAILED: { description: 'The video could not be processed.' },
  } as const,
})

const videoWidth = `The requested width in pixels. Up to ${REDUCED_VIDEO_WIDTH}, the reduced rendition is returned, otherwise the full size. Defaults to the full size.`

const VideoSourceRef = builder.objectRef<VideoSource>('VideoSource').implement({
  description: 'A rendition of a video.',
  fields: (t) => ({
    type: t.exposeString('type', {
      nullable: true,
      description:
        'The media type, with codecs where they decide whether a player supports it. Null if unknown.',
    }),
    url: t.exposeString('url', { description: 'The URL path of the rendition.' }),
  }),
})

const VideoMedia = builder.objectRef<MediaView>('VideoMedia').implement({
  description: 'A video.',
  fields: (t) => ({
    state: t.field({
      type: VideoState,
      description: 'The processing state.',
      resolve: ({ status }) => status,
    }),
    failure: t.string({
      nullable: true,
      description: 'A message that says why processing failed. Null unless `state` is `FAILED`.',
      resolve: ({ failureReason }) => failureReason,
    }),
    url: t.string({
      description: 'The URL path of the video, as MP4 with H.264 and AAC. Available once the video is ready.',
      args: {
        width: t.arg.int({ description: videoWidth }),
      },
      resolve: (media, { width }) => videoUrl(media, width ?? undefined),
    }),
    sources: t.field({
      type: [VideoSourceRef],
      description:
        'The renditions of the video, smallest first, for a player to choose the first that it supports. Empty until the video is ready. Further renditions may be added later.',
      args: { width: t.arg.int({ description: videoWidth }) },
      resolve: (media, { width }) => videoSources(media, width ?? undefined),
    }),
    poster: t.string({
      nullable: true,
      description:
        'The URL path of a still frame, as WebP. Null until the video is ready or if there is no still frame.',
      args: { width: t.arg.int({ description: imageWidth }) },
      resolve: (media, { width }) => posterUrl(media, width ?? undefined),
    }),
    duration: t.float({
      nullable: true,
      description: 'The duration in seconds. Null if unknown.',
      resolve: ({ durationMs }) => (durationMs ? durationMs / 1000 : null),
    }),
    width: t.exposeInt('width', { description: 'The full width in pixels, after rotation.' }),
    height: t.exposeInt('height', { description: 'The full height in pixels, after rotation.' }),
    altText: t.exposeString('altText', {
      description: 'The alternative text of the video. Empty if none was provided.',
    }),
    thumbHash: t.string({
      description:
        'A placeholder to show while the poster loads: a ThumbHash in base64. Empty until there is a poster.',
      resolve: ({ thumbHash }) => toBase64(thumbHash),
    }),
  }),
})

export const MediaRef = builder.unionType('Media', {
  description: 'The image or video of a post.',
  types: [ImageMedia, VideoMedia],
  resolveType: (media) => ('kind' in media && media.kind === 'VIDEO' ? VideoMedia : ImageMedia),
})

function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64')
}
