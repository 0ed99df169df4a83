import { lazy, Suspense, useEffect, useState } from 'react'
import { onNotice } from './toast.ts'

const Toasts = lazy(async () => ({ default: (await import('./Toasts.tsx')).Toasts }))

/**
 * Where the notices of `notify` appear. Most follow upon something that the reader did: with the first touch or key it is
 * fetched, so that it is there for a notice that the connection is gone.
 */
export function ToastHost() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const done = new AbortController()
    const want = () => setWanted(true)
    addEventListener('pointerdown', want, { once: true, signal: done.signal })
    addEventListener('keydown', want, { once: true, signal: done.signal })
    onNotice(want)
    return () => {
      done.abort()
      onNotice(undefined)
    }
  }, [])
  return (
    isWanted && (
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
    )
  )
}
