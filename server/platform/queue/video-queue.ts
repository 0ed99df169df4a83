/**
 * `forms` creates the renditions without which a video cannot be shown; stored jobs contain this name. `webm`, a smaller
 * rendition, comes after the `forms` of all other videos.
 */
export type VideoTask = 'forms' | 'webm'

export type VideoWork = Record<
  VideoTask,
  {
    /** A job that fails, or whose process ends, is retried later. */
    process(mediaId: string, signal: AbortSignal): Promise<void>
    giveUp(mediaId: string): Promise<void>
  }
>

export type VideoQueue = {
  add(video: { mediaId: string; ownerId: string }, task: VideoTask): Promise<void>
  /** Removes the jobs for videos of the member, also those that have ended. A running job continues. */
  removeJobsOf(ownerId: string): Promise<void>
  count(): Promise<{ waiting: number; active: number; failed: number }>
  start(work: VideoWork): void
  /** Aborts the current job. Another process, or the next start, repeats it. */
  close(): Promise<void>
}
