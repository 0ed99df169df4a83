import { useSyncExternalStore } from 'react'

type Switch = {
  isOn(): boolean
  use(): [isOn: boolean, choose: (on: boolean) => void]
}

/** A setting of this browser, stored under the key. On by default. */
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
      // Storage is disabled or full. The choice then lasts until the next reload.
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
