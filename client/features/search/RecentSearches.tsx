import X from 'lucide-react/icons/x'
import { useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '#client/ui/Button.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { searchPath, type SearchParams } from './search-params.ts'
import styles from './SearchStart.module.css'
import { useStoredSearches, type RecentSearches as Recent } from './useRecentSearches.ts'

type RecentSearchesProps = {
  recent: Recent
  params: SearchParams
  /** Called when the last search is removed. */
  onEmpty: () => void
}

/** The last searches of the viewer, which can be repeated and removed. */
export function RecentSearches({ recent, params, onEmpty }: RecentSearchesProps) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const searches = useStoredSearches(recent)
  if (searches.length === 0) return null
  const remove = (search: string) => {
    recent.remove(search)
    if (searches.length > 1) heading.current?.focus()
    else onEmpty()
  }
  const removeAll = () => {
    recent.clear()
    onEmpty()
  }
  return (
    <section aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 ref={heading} id={headingId} tabIndex={-1} className={styles.title}>
          Recent searches
        </h2>
        <Button variant="quiet" onClick={removeAll}>
          Remove all
        </Button>
      </div>
      <ul className={styles.list}>
        {searches.map((search) => (
          <li key={search} className={styles.recent}>
            <Link
              to={searchPath({ ...params, q: search })}
              onClick={() => recent.add(search)}
              className={styles.link}
            >
              <bdi>{search}</bdi>
            </Link>
            <IconButton label={`Remove ${search}`} onClick={() => remove(search)}>
              <X aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
