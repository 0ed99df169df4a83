/** Which reader a file is given to: what its own bytes say it is. */
export type VideoContainer = 'mp4' | 'webm'

/** Pixels upright, as it is shown. */
export type VideoFacts = { width: number; height: number; durationMs: number }

/** A damaged file cannot be read, or a part of it is missing; one of no video has other streams. */
export type Unusable = 'damaged' | 'no video'

/** Files that were made of a video, in a directory of the caller's. */
export type VideoForms = {
  /** MP4 with H.264 and AAC. */
  full: string
  reduced: string
  /** A still that stands for the video, PNG. */
  poster: string
}

/** Works on videos outside of this process, within limits of time, memory and size. */
export type Transcoder = {
  /** Reads the file to its end without decoding it. */
  inspect(file: string, container: VideoContainer): Promise<VideoFacts | Unusable>
  /** Rejects when the video cannot be read, or takes more than it may. */
  transcode(
    file: string,
    container: VideoContainer,
    options: { directory: string; signal: AbortSignal },
  ): Promise<VideoForms>
  /** The reduced form of a `full` one once more, as WebM with VP9 and Opus. Rejects as `transcode` does. */
  reduceToWebm(full: string, options: { directory: string; signal: AbortSignal }): Promise<string>
}
