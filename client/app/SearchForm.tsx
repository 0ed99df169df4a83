import Search from 'lucide-react/icons/search'
import { useRef, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import { useShortcut } from '#client/ui/shortcuts/shortcuts.ts'
import styles from './HeaderSearch.module.css'

/** The search field of the header. The results have a screen. */
export function SearchForm() {
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
      <button type="submit" aria-label="Search" className={styles.submit}>
        <Search aria-hidden="true" />
      </button>
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
