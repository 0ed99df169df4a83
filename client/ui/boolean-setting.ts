import { useSyncExternalStore } from 'react'

type Switch = {
  isOn(): boolean
  use(): [isOn: boolean, choose: (on: boolean) => void]
}

/** A setting of this browser, by its key in the storage: on until it is switched off. */
export function createBooleanSetting(key: string): Switch {
  const listeners = new Set<() => void>()
  let known: boolean | undefined
  const isOn = () => (known ??= readChoice(key))
  const choose = (on: boolean) => {
    known = on
    for (const listener of listeners) listener()
    try {
      localStorage.setItem(key, on ? 'on' : 'off')
    } catch {
      // Storage may be switched off or full; the choice then lasts as long as the page.
    }
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return { isOn, use: () => [useSyncExternalStore(subscribe, isOn, () => true), choose] }
}

function readChoice(key: string): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}
