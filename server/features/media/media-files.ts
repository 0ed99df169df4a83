import { VIDEO_TRANSFORMATIONS } from '#rules/media-rules.ts'
import { imageKey } from './media-view.ts'

export const SOURCE = 'source'
const VIDEO_RENDITIONS: ReadonlySet<string> = new Set([SOURCE, ...Object.values(VIDEO_TRANSFORMATIONS)])

const STORAGE_KEY = /^(?:image|video)\/([^/]+)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.\w+$/

/** Returns null for a key of another format. */
export function mediaIdOf(key: string): string | null {
  const [, rendition = '', mediaId = ''] = STORAGE_KEY.exec(key) ?? []
  return mediaId && renditionKey(mediaId, rendition) === key ? mediaId : null
}

/** The poster of a video is an image with the id of the video. */
export function renditionKey(mediaId: string, rendition: string): string {
  if (!VIDEO_RENDITIONS.has(rendition)) return imageKey(mediaId, rendition)
  return `video/${rendition}/${mediaId}.${rendition === VIDEO_TRANSFORMATIONS.webm ? 'webm' : 'mp4'}`
}
