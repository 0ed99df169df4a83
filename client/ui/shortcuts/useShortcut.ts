import { useEffect, useEffectEvent } from 'react'
import { shortcutsSwitch } from './shortcuts-switch.ts'
import type { ShortcutKey } from './shortcuts.ts'

const TYPING = 'input:not([type="checkbox"], [type="range"]), textarea, select, [contenteditable="true"]'
/** What has the keyboard to itself while it is open. */
const OPEN = 'dialog[open], [role="menu"]'

/** Calls `act` when the key is pressed alone, and is meant for nothing else. */
export function useShortcut(key: ShortcutKey, act: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event, key)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** Whether the event is this key, pressed alone and meant for nothing else. */
export function isShortcut(event: KeyboardEvent, key: ShortcutKey): boolean {
  return event.key === key && isFree(event) && shortcutsSwitch.isOn()
}

function isFree({ target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented }: KeyboardEvent): boolean {
  const isTyped = target instanceof Element && target.matches(TYPING)
  const isCombined = ctrlKey || metaKey || altKey
  return !defaultPrevented && !isCombined && !isComposing && !isTyped && !document.querySelector(OPEN)
}
