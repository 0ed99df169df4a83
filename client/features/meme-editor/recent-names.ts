import { useMemo } from 'react'
import { createObservable, useObservable } from '#client/ui/browser/observable.ts'
import { safeLocalStorage } from '#client/ui/browser/storage.ts'

/** A list of the names that were used last on this device, the latest first. Names contain no spaces. */
export function createRecentNames(key: string, max: number) {
  const { set: notify, subscribe } = createObservable(undefined)
  const get = () => safeLocalStorage.get(key) ?? ''
  return {
    remember(name: string): void {
      const names = [name, ...namesIn(get()).filter((other) => other !== name)].slice(0, max)
      safeLocalStorage.set(key, names.join(' '))
      notify(undefined)
    },
    useNames(): readonly string[] {
      const text = useObservable({ get, subscribe }, '')
      return useMemo(() => namesIn(text), [text])
    },
  }
}

function namesIn(text: string): string[] {
  return text.split(' ').filter((name) => name !== '')
}
