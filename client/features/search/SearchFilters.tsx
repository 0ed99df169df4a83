import ChevronDown from 'lucide-react/icons/chevron-down'
import { useNavigate } from 'react-router-dom'
import { ChoiceGroup } from '#client/ui/ChoiceGroup.tsx'
import { searchPath, type SearchParams } from './search-params.ts'
import styles from './SearchFilters.module.css'

type Choices<TName extends 'media' | 'sort'> = readonly { value: SearchParams[TName]; label: string }[]

const MEDIA: Choices<'media'> = [
  { value: null, label: 'All' },
  { value: 'IMAGE', label: 'Images' },
  { value: 'VIDEO', label: 'Videos' },
  { value: 'MEME', label: 'Memes' },
  { value: 'TEXT', label: 'Text' },
]
const SORTS: Choices<'sort'> = [
  { value: 'RELEVANCE', label: 'Best match' },
  { value: 'NEWEST', label: 'Newest' },
  { value: 'TOP', label: 'Top' },
]

/** The kind and the order of the found posts. */
export function SearchFilters({ params }: { params: SearchParams }) {
  const navigate = useNavigate()
  const change = (changed: Partial<SearchParams>) => void navigate(searchPath({ ...params, ...changed }))
  return (
    <div className={styles.filters}>
      <div className={styles.kinds}>
        <ChoiceGroup
          label="Kind of posts"
          look="chips"
          choices={MEDIA}
          current={params.media}
          onChange={(media) => change({ media })}
        />
      </div>
      <div className={styles.order}>
        <select
          aria-label="Sort posts"
          className={styles.select}
          value={params.sort}
          onChange={({ target }) => change({ sort: SORTS[target.selectedIndex]?.value })}
        >
          {SORTS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" className={styles.chevron} />
      </div>
    </div>
  )
}
