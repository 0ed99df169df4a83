import { useEffect, useEffectEvent, useId, useState } from 'react'
import { counted } from '#client/ui/counts.ts'
import { SuggestionList } from './SuggestionList.tsx'
import { useSuggestions, type Suggestion } from './useSuggestions.ts'
import { useTypedWord } from './useTypedWord.ts'

const NO_SUGGESTIONS: readonly Suggestion[] = []

/** The suggestions of a text area. It keeps the focus while the list is open, as in the combobox pattern of ARIA. */
export function Suggestions({ area }: { area: HTMLTextAreaElement }) {
  const id = useId()
  const { word, dismiss } = useTypedWord(area)
  const found = useSuggestions(word)
  const suggestions = found?.suggestions ?? NO_SUGGESTIONS
  // Every tag can be new, so the Enter key ends its line unless another one is selected.
  const [selected, select] = useState({ suggestions, index: -1 })
  const activeIndex =
    selected.suggestions === suggestions ? selected.index : word?.kind === 'mention' ? 0 : -1

  const choose = ({ text }: Suggestion) => {
    if (!word) return
    const end = word.start + word.text.length
    dismiss()
    area.focus()
    area.setSelectionRange(word.start, end)
    // The only insertion that Undo reverts.
    document.execCommand('insertText', false, /^\s/.test(area.value.slice(end)) ? text : `${text} `)
  }

  const move = (step: number) => {
    const from = Math.max(activeIndex, step > 0 ? -1 : 0)
    select({ suggestions, index: (from + step + suggestions.length) % suggestions.length })
  }
  /** Returns false for keys that are not for the list. */
  const performKey = (key: string): boolean => {
    if (!found) return false
    const active = found.word === word ? suggestions[activeIndex] : undefined
    if (key === 'ArrowDown') move(1)
    else if (key === 'ArrowUp') move(-1)
    else if (key === 'Escape') dismiss()
    else if ((key === 'Enter' || key === 'Tab') && active) choose(active)
    else return false
    return true
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isSubmit = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (isSubmit) dismiss()
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
    if (hasModifier || event.isComposing || !performKey(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    area.addEventListener('keydown', listener)
    return () => area.removeEventListener('keydown', listener)
  }, [area])

  useAriaAttributes(area, {
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-controls': found && id,
    'aria-activedescendant': found && activeIndex >= 0 ? `${id}-${activeIndex}` : undefined,
  })

  return (
    <>
      <p role="status" className="visually-hidden">
        {found && counted(suggestions.length, 'suggestion')}
      </p>
      {found && (
        <SuggestionList
          key={found.word.start}
          id={id}
          label={found.word.kind === 'tag' ? 'Tags' : 'Members'}
          area={area}
          start={found.word.start}
          suggestions={suggestions}
          activeIndex={activeIndex}
          onChoose={choose}
        />
      )}
    </>
  )
}

function useAriaAttributes(element: Element, attributes: Record<string, string | undefined>): void {
  useEffect(() => {
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) element.removeAttribute(name)
      else element.setAttribute(name, value)
    }
  })
}
