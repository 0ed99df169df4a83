import { VIDEO_TRANSFORMATIONS } from '#rules/media-rules.ts'
import { imageKey } from './media-view.ts'

/** What was uploaded, until there are better forms of it. */
export const SOURCE = 'source'
const VIDEO_FORMS: ReadonlySet<string> = new Set([SOURCE, ...Object.values(VIDEO_TRANSFORMATIONS)])

const KEY = /^(?:image|video)\/([^/]+)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.\w+$/

/** Of the media whose file lies there; null for whatever else may lie in the same place. */
export function mediaIdOf(key: string): string | null {
  const [, rendition = '', mediaId = ''] = KEY.exec(key) ?? []
  return mediaId && renditionKey(mediaId, rendition) === key ? mediaId : null
}

/** Where a rendition lies in the storage. A video's poster is a picture under the video's id. */
export function renditionKey(mediaId: string, rendition: string): string {
  if (!VIDEO_FORMS.has(rendition)) return imageKey(mediaId, rendition)
  return `video/${rendition}/${mediaId}.${rendition === VIDEO_TRANSFORMATIONS.webm ? 'webm' : 'mp4'}`
}
