import { VIDEO_TRANSFORMATIONS } from '#rules/media-rules.ts'
import { imageKey } from './media-view.ts'

/** What was uploaded, until there are better forms of it. */
export const SOURCE = 'source'
const VIDEO_FORMS: ReadonlySet<string> = new Set([SOURCE, ...Object.values(VIDEO_TRANSFORMATIONS)])

/** Where a rendition lies in the storage. A video's poster is a picture under the video's id. */
export function renditionKey(mediaId: string, rendition: string): string {
  if (!VIDEO_FORMS.has(rendition)) return imageKey(mediaId, rendition)
  return `video/${rendition}/${mediaId}.${rendition === VIDEO_TRANSFORMATIONS.webm ? 'webm' : 'mp4'}`
}
