import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** Whether the browser is online. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

/** Calls the listener when the browser is online again. */
export function useBackOnline(onBack: () => void): void {
  const callBack = useEffectEvent(onBack)
  useEffect(() => {
    const onOnline = () => callBack()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
