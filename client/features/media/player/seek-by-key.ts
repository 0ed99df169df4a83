/** Seconds. Memes are short: what other players go by would be half of one. */
const STEP = 1
const PAGE = 10

/** Where the keys of a slider lead to, in seconds from the start; undefined for any other key. */
export function seekByKey(key: string, time: number, duration: number): number | undefined {
  const within = (wanted: number) => Math.min(duration, Math.max(0, wanted))
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return within(time + STEP)
    case 'ArrowLeft':
    case 'ArrowDown':
      return within(time - STEP)
    case 'PageUp':
      return within(time + PAGE)
    case 'PageDown':
      return within(time - PAGE)
    case 'Home':
      return 0
    case 'End':
      return duration
    default:
      return undefined
  }
}
