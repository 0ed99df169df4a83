import { sql, type Selection } from 'kysely'
import { fittingWidth, REDUCED_VIDEO_WIDTH, VIDEO_TRANSFORMATIONS } from '#rules/media-rules.ts'
import type { MediaKind, MediaStatus } from '#server/generated/prisma/client.ts'
import type { RowOf } from '#server/platform/database/tables.ts'
import { imageRenditions } from '#server/platform/images/image-renditions.ts'

const STATUSES = { processing: 'PROCESSING', ready: 'READY', failed: 'FAILED' } as const

type VideoColumns = {
  status: keyof typeof STATUSES
  durationMs: number | null
  failureReason: string | null
  hasWebm: boolean
}

/** Columns for queries that left-join `media`. Each column costs time, so those of videos are combined into one. */
export const MEDIA_COLUMNS = [
  'media.id as mediaId',
  'media.width',
  'media.height',
  'media.is_animated as isAnimated',
  'media.alt_text as altText',
  'media.thumb_hash as thumbHash',
  sql<VideoColumns | null>`
    CASE WHEN media.kind = 'video' THEN json_build_object(
      'status', media.status, 'durationMs', media.duration_ms, 'failureReason', media.failure_reason, 'hasWebm', EXISTS (
        SELECT FROM renditions WHERE media_id = media.id AND name = ${sql.lit(VIDEO_TRANSFORMATIONS.webm)}
      )
    ) END`.as('video'),
] as const

type Columns = Selection<{ media: RowOf<'media'> }, 'media', (typeof MEDIA_COLUMNS)[number]>

/** All columns are null if the row has no media. */
export type MediaColumns = { [Column in keyof Columns]: Columns[Column] | null }

const NO_VIDEO = { durationMs: null, failureReason: null, hasWebm: false }

export function toMediaView(row: MediaColumns) {
  if (!hasMedia(row)) return null
  const { mediaId: id, width, height, isAnimated, altText, thumbHash, video } = row
  const kind: MediaKind = video ? 'VIDEO' : 'IMAGE'
  const status: MediaStatus = STATUSES[video?.status ?? 'ready']
  return { id, width, height, isAnimated, altText, thumbHash, ...(video ?? NO_VIDEO), kind, status }
}

function hasMedia(row: MediaColumns): row is Columns {
  return row.mediaId !== null
}

/** A video has the thumb hash and the images of its poster, once the poster exists. */
export type MediaView = NonNullable<ReturnType<typeof toMediaView>>

/** The fields of an image. An image that is no upload has its own URLs. */
export type ImageView = Pick<MediaView, 'width' | 'height' | 'altText' | 'isAnimated' | 'thumbHash'> &
  (Pick<MediaView, 'id'> | { urlAt(minimumWidth?: number): string })

/** Returns the path of the narrowest rendition with at least `minimumWidth` pixels, or of the full size. */
export function imageUrl(media: Pick<MediaView, 'id' | 'width'>, minimumWidth?: number): string {
  return `/media/${fittingImageKey(media, minimumWidth)}`
}

export function fittingImageKey(
  { id, width }: Pick<MediaView, 'id' | 'width'>,
  minimumWidth?: number,
): string {
  const renditions = imageRenditions(width)
  const fitting = fittingWidth(
    renditions.map((rendition) => rendition.width),
    minimumWidth ?? width,
  )
  const name = renditions.find((rendition) => rendition.width === fitting)?.name ?? 'full'
  return imageKey(id, name)
}

/** Returns the key in the storage. The URL is the same path under /media. */
export function imageKey(mediaId: string, rendition: string): string {
  return `image/${rendition}/${mediaId}.webp`
}

type VideoState = Pick<MediaView, 'id' | 'status' | 'thumbHash'>

/** A video that was stored without ffmpeg has only the uploaded file and no poster. */
export function videoUrl(media: VideoState, minimumWidth?: number): string {
  if (media.status === 'READY' && !hasPoster(media)) return `/media/video/source/${media.id}`
  const { full, reduced } = VIDEO_TRANSFORMATIONS
  const name = minimumWidth !== undefined && minimumWidth <= REDUCED_VIDEO_WIDTH ? reduced : full
  return `/media/video/${name}/${media.id}.mp4`
}

export type VideoSource = { type: string | null; url: string }

/** Returns no sources until the video is ready. Players choose the first source that they support. */
export function videoSources(
  media: VideoState & Pick<MediaView, 'hasWebm'>,
  minimumWidth?: number,
): VideoSource[] {
  if (media.status !== 'READY') return []
  const url = videoUrl(media, minimumWidth)
  if (!hasPoster(media)) return [{ type: null, url }]
  const { reduced, webm } = VIDEO_TRANSFORMATIONS
  const isReduced = url.includes(`/${reduced}/`)
  const smaller = { type: 'video/webm; codecs="vp9, opus"', url: `/media/video/${webm}/${media.id}.webm` }
  return [...(isReduced && media.hasWebm ? [smaller] : []), { type: 'video/mp4', url }]
}

export function posterUrl(
  media: VideoState & Pick<MediaView, 'width'>,
  minimumWidth?: number,
): string | null {
  return media.status === 'READY' && hasPoster(media) ? imageUrl(media, minimumWidth) : null
}

function hasPoster({ thumbHash }: VideoState): boolean {
  return thumbHash.length > 0
}

/** Returns the path of the image or the video at full size, or null until it is ready. */
export function mediaUrl(media: VideoState & Pick<MediaView, 'kind' | 'width'>): string | null {
  if (media.kind === 'IMAGE') return imageUrl(media)
  return media.status === 'READY' ? videoUrl(media) : null
}
