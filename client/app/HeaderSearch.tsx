import Search from 'lucide-react/icons/search'
import { useRef, type FormEvent } from 'react'
import { Link, useMatch, useNavigate } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import { useShortcut } from '#client/ui/shortcuts/shortcuts.ts'
import styles from './HeaderSearch.module.css'

/** Opens the search screen, which has a field of its own. */
export function HeaderSearch({ isWide }: { isWide: boolean }) {
  if (useMatch(paths.search)) return null
  return isWide ? <SearchForm /> : <SearchLink />
}

function SearchForm() {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  useShortcut('/', () => input.current?.focus())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const url = new URLSearchParams({ q: input.current?.value.trim() ?? '' })
    void navigate(`${paths.search}?${url}`, { state: { isSubmitted: true } })
  }
  return (
    <form role="search" action={paths.search} className={styles.form} onSubmit={submit}>
      <Search aria-hidden="true" className={styles.icon} />
      <input
        ref={input}
        type="search"
        name="q"
        aria-label="Search"
        aria-keyshortcuts="/"
        placeholder="Search"
        autoComplete="off"
        className={styles.input}
      />
    </form>
  )
}

function SearchLink() {
  const navigate = useNavigate()
  useShortcut('/', () => void navigate(paths.search))
  return (
    <Link to={paths.search} aria-label="Search" title="Search" className={styles.link}>
      <Search aria-hidden="true" />
    </Link>
  )
}
