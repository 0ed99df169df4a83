/** Seconds. The steps of other players would skip half of a short video. */
const STEP = 1
const PAGE = 10

/** The new position in seconds for a key of a slider. Undefined for other keys. */
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
