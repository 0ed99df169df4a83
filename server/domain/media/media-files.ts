import { VIDEO_TRANSFORMATIONS } from '#rules/media-rules.ts'
import { imageKey } from './media-view.ts'

/** What was uploaded, until there are better forms of it. */
export const SOURCE = 'source'
const VIDEO_FORMS: ReadonlySet<string> = new Set([SOURCE, ...Object.values(VIDEO_TRANSFORMATIONS)])

/** Where a rendition lies in the storage. A video's poster is a picture under the video's id. */
export function renditionKey(mediaId: string, rendition: string): string {
  return VIDEO_FORMS.has(rendition) ? `video/${rendition}/${mediaId}.mp4` : imageKey(mediaId, rendition)
}
