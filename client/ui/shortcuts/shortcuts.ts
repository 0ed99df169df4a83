import { useEffectEvent, useLayoutEffect } from 'react'
import { createBooleanSetting } from '#client/ui/browser/boolean-setting.ts'
import { createObservable } from '#client/ui/browser/observable.ts'

export type ShortcutKey = 'j' | 'k' | 'l' | 'c' | 's' | 'r' | 'm' | 'f' | 'n' | 'd' | 'w' | 'u' | '/' | '?'

/** Whether single-key shortcuts are on. Users of speech input must be able to turn them off (WCAG 2.1.4). */
export const shortcutsSetting = createBooleanSetting('shortcuts')

export type Shortcut = { key: string; does: string }

/** The shortcuts of the screen that is shown, if it has others than lists of posts. */
export const screenShortcuts = createObservable<readonly Shortcut[] | null>(null)

const TYPING = 'input:not([type="checkbox"], [type="range"]), textarea, select, [contenteditable="true"]'
/** Elements that handle all keys while they are open. */
const OPEN = 'dialog[open], [role="menu"]'

/** Calls `act` when the key is pressed without modifiers and outside of text fields and menus. */
export function useShortcut(key: ShortcutKey, act: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event, key)) return
    event.preventDefault()
    act()
  })
  // A passive effect could miss a key that is pressed as soon as the element is visible.
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** Whether the key was pressed without modifiers and outside of text fields and menus. */
export function isShortcut(event: KeyboardEvent, key: ShortcutKey): boolean {
  return event.key === key && isFree(event) && shortcutsSetting.isOn()
}

function isFree({ target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented }: KeyboardEvent): boolean {
  const isTyped = target instanceof Element && target.matches(TYPING)
  const isCombined = ctrlKey || metaKey || altKey
  return !defaultPrevented && !isCombined && !isComposing && !isTyped && !document.querySelector(OPEN)
}
