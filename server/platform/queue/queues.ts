import { z } from 'zod'
import { VIDEO_RETRIES } from '#rules/limits.ts'
import type { NewJob } from './job-table.ts'

/** A message to one browser of a member. */
export type PushJob = { subscriptionId: string; notificationId: string }

export const PUSHES = {
  name: 'pushes',
  data: z.object({ subscriptionId: z.uuid(), notificationId: z.uuid() }),
  concurrency: 32,
  concurrencyPerMember: 4,
  concurrencyPerHost: 4,
  retryDelays: [30, 2 * 60, 10 * 60],
}

/** `forms` creates the renditions without which a video cannot be shown, and `webm` a smaller one. Stored jobs contain both names. */
export type VideoJob = { mediaId: string; task: 'forms' | 'webm' }

export const VIDEOS = {
  name: 'videos',
  data: z.object({ mediaId: z.uuid(), task: z.enum(['forms', 'webm']) }),
  concurrency: 1,
  retryDelays: Array.from({ length: VIDEO_RETRIES }, (_value, retry) => 2 ** retry),
}

/** Every `webm` waits for the `forms` of all videos. */
export function videoJob(mediaId: string, memberId: string, task: VideoJob['task']): NewJob<VideoJob> {
  return { data: { mediaId, task }, memberId, priority: task === 'forms' ? 1 : 0 }
}
