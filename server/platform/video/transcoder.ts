/** The demuxer of a file, chosen by its content. */
export type VideoContainer = 'mp4' | 'webm'

export type VideoFacts = { width: number; height: number; durationMs: number }

/** A damaged file is unreadable or incomplete. A file without video has other streams only. */
export type Unusable = 'damaged' | 'no video'

/** The paths of the files. */
export type TranscodedVideo = {
  full: string
  reduced: string
  poster: string
}

export type Transcoder = {
  /** Reads the whole file without decoding it. */
  inspect(file: string, container: VideoContainer): Promise<VideoFacts | Unusable>
  transcode(
    file: string,
    container: VideoContainer,
    options: { directory: string; signal: AbortSignal },
  ): Promise<TranscodedVideo>
  /** Encodes the reduced rendition of `full` as WebM with VP9 and Opus. Rejects as `transcode` does. */
  reduceToWebm(full: string, options: { directory: string; signal: AbortSignal }): Promise<string>
}
