import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { NavigationType, useBlocker, useNavigate, useNavigationType } from 'react-router-dom'
import { isOverlongSearch, normalizeSearch } from '#rules/search-query.ts'

/** Milliseconds without a key press until the typed text is searched. */
const TYPING_PAUSE = 250

/**
 * The text of a search field. The URL follows while the reader types, and the field follows all other navigations. `known` is the
 * text of the URL, and `pathOf` returns the URL of a text.
 */
export function useSearchText(known: string, pathOf: (text: string) => string) {
  const navigate = useNavigate()
  const navigationType = useNavigationType()
  const [typed, setTyped] = useState<string>()
  const [knownText, setKnownText] = useState(known)
  if (known !== knownText) {
    setKnownText(known)
    // Only typing replaces the history entry.
    if (navigationType !== NavigationType.Replace) setTyped(undefined)
  }
  const text = typed ?? known
  const isOverlong = isOverlongSearch(text)

  const search = (q: string) => {
    if (!isOverlongSearch(q)) void navigate(pathOf(q.trim()), { replace: true })
  }
  const searchTyped = useEffectEvent(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (typed === undefined) return
    timer.current = setTimeout(() => searchTyped(typed), TYPING_PAUSE)
    return () => clearTimeout(timer.current)
  }, [typed])
  // A search would undo a navigation that the reader has chosen meanwhile. `useNavigation` learns of it too late, because the router
  // updates it in a transition.
  useBlocker(() => {
    clearTimeout(timer.current)
    return false
  })

  return {
    text,
    isOverlong,
    /** The results are those of an earlier text. */
    isOutdated: normalizeSearch(text) !== normalizeSearch(known),
    change: setTyped,
    submit: () => search(text),
    clear() {
      setTyped('')
      search('')
    },
  }
}
