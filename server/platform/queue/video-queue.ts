/** `forms` is what a video needs to be shown at all; `webm`, its smaller form, comes after that of every other video. */
export type VideoTask = 'forms' | 'webm'

export type VideoWork = Record<
  VideoTask,
  {
    /** What fails is tried again later, also when this process ends before it is done. */
    process(mediaId: string, signal: AbortSignal): Promise<void>
    /** It failed for the last time. */
    giveUp(mediaId: string): Promise<void>
  }
>

/** Videos that wait to be worked on. Kept with the other data, so that no end of a process forgets one. */
export type VideoQueue = {
  /** Resolves once the job is committed. Members take turns; every member's `forms` come before any `webm`. */
  add(video: { mediaId: string; ownerId: string }, task: VideoTask): Promise<void>
  /** How many wait or are worked on, and how many failed for the last time within the last hours. */
  count(): Promise<{ waiting: number; active: number; failed: number }>
  /** From now on this process takes one at a time; other processes take others. */
  start(work: VideoWork): void
  /** Breaks off what goes on; it is taken up again by another process, or after the next start. */
  close(): Promise<void>
}
