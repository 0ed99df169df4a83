import { useEffect, useRef, useState } from 'react'
import { TOUCH_SCREEN } from '#client/ui/browser/useMediaQuery.ts'
import { partBeingWritten, type TextPart } from '#rules/text-parts.ts'

/** The hashtag or mention before the caret. `start` is its offset in the text. */
export type TypedWord = TextPart & { start: number }

const EVENTS = ['input', 'compositionend', 'keyup', 'click'] as const

/** Follows the word that is typed in a text area. A dismissed word stays undefined while it is typed further. */
export function useTypedWord(area: HTMLTextAreaElement) {
  const [word, setWord] = useState<TypedWord>()
  const dismissedStart = useRef<number>(undefined)

  useEffect(() => {
    const follow = (event: Event) => {
      const next = isComposed(event) ? undefined : wordAtCaret(area)
      if (next?.start !== dismissedStart.current) dismissedStart.current = undefined
      const isTyped = event.type === 'input' || event.type === 'compositionend'
      setWord((last) => {
        if (last && next && last.start === next.start && last.text === next.text) return last
        return isTyped && dismissedStart.current === undefined ? next : undefined
      })
    }
    const clear = () => setWord(undefined)
    for (const type of EVENTS) area.addEventListener(type, follow)
    area.addEventListener('blur', clear)
    // The text typed while the code was loaded.
    follow(new Event('input'))
    return () => {
      for (const type of EVENTS) area.removeEventListener(type, follow)
      area.removeEventListener('blur', clear)
    }
  }, [area])

  const dismiss = () => {
    dismissedStart.current = word?.start
    setWord(undefined)
  }
  return { word, dismiss }
}

/** The keyboards of phones compose every word, so only that of an input method of a desktop is incomplete. */
function isComposed(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing && !window.matchMedia(TOUCH_SCREEN).matches
}

function wordAtCaret({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): TypedWord | undefined {
  const isInWord = /^[\p{L}\p{M}\p{N}_]/u.test(value.slice(selectionEnd))
  if (selectionStart !== selectionEnd || isInWord) return
  const part = partBeingWritten(value.slice(0, selectionStart))
  return part && { ...part, start: selectionStart - part.text.length }
}
