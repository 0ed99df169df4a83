import Search from 'lucide-react/icons/search'
import { Link, useMatch, useNavigate } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import { useShortcut } from '#client/ui/shortcuts/shortcuts.ts'
import styles from './HeaderSearch.module.css'
import { SearchForm } from './SearchForm.tsx'

/** A field on wide windows and a link on phones. The search screen has a field of its own. */
export function HeaderSearch({ isWide }: { isWide: boolean }) {
  if (useMatch(paths.search)) return null
  return isWide ? <SearchForm /> : <SearchLink />
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
