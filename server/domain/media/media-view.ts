import { fittingWidth, IMAGE_WIDTHS } from '#rules/media-rules.ts'

/** A picture that others may see. */
export type MediaView = {
  id: string
  width: number
  height: number
  isAnimated: boolean
  altText: string
  thumbHash: Uint8Array
}

/** For statements that left-join `media` into a row of their own. */
export const MEDIA_COLUMNS = `
  media.id AS "mediaId", media.width, media.height, media.is_animated AS "isAnimated", media.alt_text AS "altText",
  media.thumb_hash AS "thumbHash"`

/** All null together when nothing was joined. */
export type MediaColumns =
  | { mediaId: null }
  | {
      mediaId: string
      width: number
      height: number
      isAnimated: boolean
      altText: string
      thumbHash: Uint8Array
    }

export function toMediaView(row: MediaColumns): MediaView | null {
  if (row.mediaId === null) return null
  const { mediaId: id, width, height, isAnimated, altText, thumbHash } = row
  return { id, width, height, isAnimated, altText, thumbHash }
}

/** Which renditions a picture of this width has, narrowest first. */
export function imageRenditions(width: number): { name: string; width: number }[] {
  const narrower = IMAGE_WIDTHS.filter((kept) => kept < width).map((kept) => ({
    name: `w_${kept}`,
    width: kept,
  }))
  return [...narrower, { name: 'full', width }]
}

/** A path on this origin to the narrowest rendition that fills `wanted` pixels, else to the picture at its full size. */
export function imageUrl({ id, width }: Pick<MediaView, 'id' | 'width'>, wanted?: number): string {
  const renditions = imageRenditions(width)
  const fitting = fittingWidth(
    renditions.map((rendition) => rendition.width),
    wanted ?? width,
  )
  const name = renditions.find((rendition) => rendition.width === fitting)?.name ?? 'full'
  return `/media/${imageKey(id, name)}`
}

/** Where a rendition lies in the storage; its URL is the same under /media. */
export function imageKey(mediaId: string, rendition: string): string {
  return `image/${rendition}/${mediaId}.webp`
}
