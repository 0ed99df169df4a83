import { useSyncExternalStore } from 'react'

const STORAGE_KEY = 'shortcuts'
const listeners = new Set<() => void>()
let areOn: boolean | undefined

/**
 * Whether single keys do something. Who speaks to the browser, or hits keys by accident, can switch them off
 * (WCAG 2.1.4); the choice is this browser's.
 */
export function hasShortcuts(): boolean {
  areOn ??= readChoice()
  return areOn
}

export function useShortcutsSwitch(): [areOn: boolean, choose: (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, hasShortcuts), choose]
}

function choose(on: boolean): void {
  areOn = on
  for (const listener of listeners) listener()
  try {
    localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off')
  } catch {
    // Storage may be switched off or full; the choice then lasts as long as the page.
  }
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off'
  } catch {
    return true
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
