import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { retryDelay } from './retry-delay.ts'
import { useBackOnline, useOnline } from '#client/ui/useOnline.ts'
import { RETRIES_MAX } from '#rules/limits.ts'

export type Failure = {
  error: unknown
  /** How many there were, the one under way included. */
  retries: number
  isRetrying: boolean
}

/** Tells how an attempt ended: with an error, or with none. */
type Settle = (error?: unknown) => void

/**
 * Makes an attempt again that failed: by itself after 1 s, 2 s and 4 s, then only when asked. It waits while the browser
 * is offline, and begins anew once it is back. Whoever makes the attempts has to `settle` each.
 */
export function useRetries(attempt: (settle: Settle) => void) {
  const [failure, setFailure] = useState<Failure>()
  const isOnline = useOnline()

  const settle = useCallback<Settle>(
    (error) =>
      setFailure((last) => (error ? { error, retries: last?.retries ?? 0, isRetrying: false } : undefined)),
    [],
  )
  const retryAfter = (retries: number) => {
    setFailure((last) => last && { ...last, retries: Math.min(retries + 1, RETRIES_MAX), isRetrying: true })
    attempt(settle)
  }
  const retry = () => retryAfter(failure?.retries ?? 0)

  const retryByItself = useEffectEvent(retry)
  useEffect(() => {
    if (!failure || failure.isRetrying || failure.retries >= RETRIES_MAX || !isOnline) return
    const delay = retryDelay(failure.error, failure.retries)
    if (delay === undefined) return
    const timer = setTimeout(retryByItself, delay)
    return () => clearTimeout(timer)
  }, [failure, isOnline])

  useBackOnline(() => {
    if (failure && !failure.isRetrying) retryAfter(0)
  })

  return { failure, retry, settle, start: () => attempt(settle) }
}
