import { useEffect, useEffectEvent } from 'react'
import { hasShortcuts } from './shortcuts-switch.ts'
import type { ShortcutKey } from './shortcuts.ts'

const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]'
/** What has the keyboard to itself while it is open. */
const OPEN = 'dialog[open], [role="menu"]'

/** Calls `act` when the key is pressed alone, and is meant for nothing else. */
export function useShortcut(key: ShortcutKey, act: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || !isFree(event) || !hasShortcuts()) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function isFree({ target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented }: KeyboardEvent): boolean {
  const isTyped = target instanceof Element && target.matches(TYPING)
  const isCombined = ctrlKey || metaKey || altKey
  return !defaultPrevented && !isCombined && !isComposing && !isTyped && !document.querySelector(OPEN)
}
