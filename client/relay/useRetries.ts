import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useBackOnline, useOnline } from '#client/ui/browser/useOnline.ts'
import { RETRIES_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { retryDelay } from './backoff.ts'
import { errorMessage } from './errors.ts'

export type LoadFailure = {
  error: unknown
  /** The number of retries, including the one in progress. */
  retries: number
  isRetrying: boolean
}

/** Called at the end of each attempt, with the error if it failed. */
export type OnSettled = (error?: unknown) => void

/**
 * Retries a failed load after 1 s, 2 s and 4 s, then only on request. Waits while the browser is offline and starts over
 * when it is online again.
 */
export function useRetries(load: (onSettled: OnSettled) => void) {
  const [failure, setFailure] = useState<LoadFailure>()
  const isOnline = useOnline()

  const onSettled = useCallback<OnSettled>(
    (error) =>
      setFailure((last) => (error ? { error, retries: last?.retries ?? 0, isRetrying: false } : undefined)),
    [],
  )
  const retryAfter = (retries: number) => {
    setFailure((last) => last && { ...last, retries: Math.min(retries + 1, RETRIES_MAX), isRetrying: true })
    load(onSettled)
  }
  const retry = () => retryAfter(failure?.retries ?? 0)

  const autoRetry = useEffectEvent(retry)
  useEffect(() => {
    if (!failure || failure.isRetrying || failure.retries >= RETRIES_MAX || !isOnline) return
    const delay = retryDelay(failure.error, failure.retries)
    if (delay === undefined) return
    const timer = setTimeout(autoRetry, delay)
    return () => clearTimeout(timer)
  }, [failure, isOnline])

  useBackOnline(() => {
    if (failure && !failure.isRetrying) retryAfter(0)
  })

  return { failure, retry, onSettled, start: () => load(onSettled) }
}

/** The label of the retry button: "Retry (1/3)". */
export function retryLabel({ retries, isRetrying }: LoadFailure): string {
  return isRetrying ? messages.retrying(retries) : messages.retry(Math.min(retries + 1, RETRIES_MAX))
}

/** The text below the title of a load error. */
export function loadErrorMessage({ error, retries, isRetrying }: LoadFailure, text = ''): string {
  const isExhausted = retries === RETRIES_MAX && !isRetrying
  return errorMessage(error, {
    context: 'query',
    fallback: isExhausted ? messages.loadFailedAfter(RETRIES_MAX) : text,
  })
}
