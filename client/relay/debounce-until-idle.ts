/** Milliseconds. */
const QUIET = 1_000

/**
 * Calls `work` a moment after the last of many changes, and when the page is left, whichever comes first; then also
 * `workAtOnce`, since a page that is gone waits for nothing.
 */
export function whenSettled(work: () => void, workAtOnce: () => void) {
  const ended = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const workNow = () => {
    clearTimeout(timer)
    timer = undefined
    work()
  }
  addEventListener('pagehide', workAtOnce, { signal: ended.signal })
  addEventListener('pagehide', workNow, { signal: ended.signal })
  // A phone may end a page in the background without another word.
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
      timer = setTimeout(workNow, QUIET)
    },
    stop: () => {
      clearTimeout(timer)
      ended.abort()
    },
  }
}
