import { useEffect } from 'react'
import { useObservable } from './browser/observable.ts'
import { lazyOptional } from './lazy-optional.tsx'
import { isHostNeeded } from './toast.ts'

const Toasts = lazyOptional(async () => (await import('./Toasts.tsx')).Toasts)

/**
 * Shows the toasts of `notify`. Its code is loaded with the first touch or key, so that it is available for a toast about a lost
 * connection.
 */
export function ToastHost() {
  const isNeeded = useObservable(isHostNeeded, false)
  useEffect(() => {
    const removed = new AbortController()
    const options = { once: true, signal: removed.signal }
    const load = () => isHostNeeded.set(true)
    addEventListener('pointerdown', load, options)
    addEventListener('keydown', load, options)
    return () => removed.abort()
  }, [])
  return isNeeded && <Toasts />
}
