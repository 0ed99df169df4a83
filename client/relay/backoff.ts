/** Milliseconds. Source: the specification's section 9. */
const [SHORTEST, LONGEST] = [1_000, 30_000]

/**
 * Milliseconds to wait, longer after each failure: 1 s, 2 s, … at most 30 s, and a bit more by chance, so that not everyone
 * comes back at once.
 */
export function backOffDelay(failuresBefore: number): number {
  return Math.min(SHORTEST * 2 ** failuresBefore, LONGEST) * (1 + Math.random() / 2)
}

/** Waits for so long. Ends early when the browser is online again, or at the signal. */
export function backOff(failuresBefore: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController()
    const end = () => {
      clearTimeout(timer)
      ended.abort()
      resolve()
    }
    const timer = setTimeout(end, backOffDelay(failuresBefore))
    addEventListener('online', end, { signal: ended.signal })
    signal?.addEventListener('abort', end, { signal: ended.signal })
  })
}
