/** A video as its player is told of it. */
export type Video = {
  /** The browser takes the first that it can play. `type` is a MIME type with codecs; without it the file is tried. */
  sources: readonly { src: string; type?: string }[]
  poster: string | null
  /** What it shows, in words. */
  label: string
  /** Pixels. */
  width: number
  height: number
  /** Seconds; null while nobody knows. */
  duration: number | null
}
