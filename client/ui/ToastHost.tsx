import { useEffect, useState } from 'react'
import { lazyOptional } from './lazy-optional.tsx'
import { onNotice } from './toast.ts'

const Toasts = lazyOptional(async () => (await import('./Toasts.tsx')).Toasts)

/**
 * Shows the toasts of `notify`. Its code is loaded with the first touch or key, so that it is available for a toast about a lost
 * connection.
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
  return isWanted && <Toasts />
}
