import { z } from 'zod'
import { VIDEO_RETRIES } from '#rules/limits.ts'

/** `forms` creates the renditions without which a video cannot be shown, and `webm` a smaller one. Stored jobs contain both names. */
const videoJobSchema = z.object({ mediaId: z.uuid(), task: z.enum(['forms', 'webm']) })

export type VideoJob = z.infer<typeof videoJobSchema>

export const VIDEOS = {
  name: 'videos',
  data: videoJobSchema,
  concurrency: 1,
  retryDelays: Array.from({ length: VIDEO_RETRIES }, (_value, retry) => 2 ** retry),
  failureMessage: 'A video could not be processed',
}

/** The `forms` of all videos are created before `webm` of any. */
const PRIORITIES = { forms: 1, webm: 0 } as const

export function videoJob(mediaId: string, memberId: string, task: VideoJob['task']) {
  return { data: { mediaId, task }, memberId, priority: PRIORITIES[task] }
}
