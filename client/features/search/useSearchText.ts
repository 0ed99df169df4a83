import { useEffect, useEffectEvent, useState } from 'react'
import { NavigationType, useNavigate, useNavigationType } from 'react-router-dom'
import { isOverlongSearch, normalizeSearch } from '#rules/search-query.ts'
import { searchPath, type SearchParams } from './search-params.ts'

/** Milliseconds without a key press until the typed text is searched. */
const TYPING_PAUSE = 250

/** The text of the search field. The URL follows while the reader types, and the field follows all other navigations. */
export function useSearchText(params: SearchParams) {
  const navigate = useNavigate()
  const navigationType = useNavigationType()
  const [typed, setTyped] = useState<string>()
  const [knownText, setKnownText] = useState(params.q)
  if (params.q !== knownText) {
    setKnownText(params.q)
    // Only typing replaces the history entry.
    if (navigationType !== NavigationType.Replace) setTyped(undefined)
  }
  const text = typed ?? params.q
  const isOverlong = isOverlongSearch(text)

  const search = (q: string) => {
    if (!isOverlongSearch(q)) void navigate(searchPath({ ...params, q: q.trim() }), { replace: true })
  }
  const searchTyped = useEffectEvent(search)
  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(() => searchTyped(typed), TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [typed])

  return {
    text,
    isOverlong,
    /** The results are those of an earlier text. */
    isOutdated: normalizeSearch(text) !== normalizeSearch(params.q),
    change: setTyped,
    submit: () => search(text),
    clear() {
      setTyped('')
      search('')
    },
  }
}
