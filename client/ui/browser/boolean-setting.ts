import { createObservable, useObservable } from './observable.ts'
import { safeLocalStorage } from './storage.ts'

/** A setting of this browser, stored under the key. On by default. */
export function createBooleanSetting(key: string) {
  // Lasts until the next reload where storage is disabled.
  const chosen = createObservable<boolean | undefined>(undefined)
  const isOn = () => chosen.get() ?? safeLocalStorage.get(key) !== 'off'
  const choose = (on: boolean) => {
    safeLocalStorage.set(key, on ? 'on' : 'off')
    chosen.set(on)
  }
  const use = (): [isOn: boolean, choose: (on: boolean) => void] => [
    useObservable({ get: isOn, subscribe: chosen.subscribe }, true),
    choose,
  ]
  return { isOn, use }
}
