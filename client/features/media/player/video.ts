/** The props of the player that describe its video. */
export type Video = {
  /** The browser plays the first supported source. `type` is a MIME type with codecs; without it the browser tries the file. */
  sources: readonly { src: string; type?: string }[]
  poster: string | null
  /** The alternative text. */
  label: string
  /** Pixels. */
  width: number
  height: number
  /** Seconds. Null if unknown. */
  duration: number | null
}
