import { useEffect, useState, type RefObject } from 'react'
import { lazyOptional } from '#client/ui/lazy-optional.tsx'

const Suggestions = lazyOptional(async () => (await import('./Suggestions.tsx')).Suggestions)

/**
 * Suggests members and tags while their names are typed in a text area, which must be mounted together with this component. The code is
 * loaded with the first `@` or `#`.
 */
export function FieldSuggestions({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  const [area, setArea] = useState<HTMLTextAreaElement>()
  useEffect(() => {
    const { current } = field
    if (!current) return
    const load = () => {
      if (/[@#]/.test(current.value)) setArea(current)
    }
    current.addEventListener('input', load)
    return () => current.removeEventListener('input', load)
  }, [field])
  return area && <Suggestions area={area} />
}
