/** Milliseconds. */
const IDLE = 1_000

/**
 * Calls `work` when no change was reported for a second, or when the page is hidden or closed. Then it also calls
 * `workAtOnce`, which must be synchronous: a closed page does not wait for promises.
 */
export function debounceUntilIdle(work: () => void, workAtOnce: () => void) {
  const ended = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const workNow = () => {
    clearTimeout(timer)
    timer = undefined
    work()
  }
  addEventListener('pagehide', workAtOnce, { signal: ended.signal })
  addEventListener('pagehide', workNow, { signal: ended.signal })
  // A phone may close a page in the background without `pagehide`.
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden' && timer !== undefined) workNow()
    },
    { signal: ended.signal },
  )
  return {
    changed: () => {
      clearTimeout(timer)
      timer = setTimeout(workNow, IDLE)
    },
    stop: () => {
      clearTimeout(timer)
      ended.abort()
    },
  }
}
