import { useNavigate } from 'react-router-dom'
import { classNames } from '#client/ui/class-names.ts'
import { searchPath, type SearchParams } from './search-params.ts'
import styles from './SearchFilters.module.css'

const MEDIA: readonly Choice<'media'>[] = [
  { value: null, label: 'All' },
  { value: 'IMAGE', label: 'Images' },
  { value: 'VIDEO', label: 'Videos' },
  { value: 'MEME', label: 'Memes' },
  { value: 'TEXT', label: 'Text' },
]
const SORTS: readonly Choice<'sort'>[] = [
  { value: 'RELEVANCE', label: 'Best match' },
  { value: 'NEWEST', label: 'Newest' },
  { value: 'TOP', label: 'Top' },
]

type Choice<TName extends 'media' | 'sort'> = { value: SearchParams[TName]; label: string }

/** The kind and the order of the found posts. */
export function SearchFilters({ params }: { params: SearchParams }) {
  const navigate = useNavigate()
  const change = (changed: Partial<SearchParams>) => void navigate(searchPath({ ...params, ...changed }))
  return (
    <div className={styles.filters}>
      <div role="group" aria-label="Kind of posts" className={styles.choices}>
        {MEDIA.map(({ value, label }) => (
          <ChoiceButton
            key={label}
            label={label}
            isChosen={value === params.media}
            onChoose={() => change({ media: value })}
          />
        ))}
      </div>
      <div role="group" aria-label="Sort posts" className={styles.choices}>
        {SORTS.map(({ value, label }) => (
          <ChoiceButton
            key={label}
            label={label}
            isChosen={value === params.sort}
            onChoose={() => change({ sort: value })}
          />
        ))}
      </div>
    </div>
  )
}

type ChoiceButtonProps = { label: string; isChosen: boolean; onChoose: () => void }

function ChoiceButton({ label, isChosen, onChoose }: ChoiceButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={classNames(styles.choice, isChosen && styles.chosen)}
      onClick={onChoose}
    >
      {label}
    </button>
  )
}
