import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import styles from '#client/features/search/SearchField.module.css'
import { IconButton } from '#client/ui/IconButton.tsx'
import { classNames } from '#client/ui/class-names.ts'

type SearchInputProps = { label: string; value: string; onChange: (value: string) => void }

/** Finds in a list below it without loading anything. */
export function SearchInput({ label, value, onChange }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <div className={classNames(styles.frame, styles.sticky)}>
      <Search aria-hidden="true" className={styles.icon} />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={value}
        className={styles.input}
        onChange={({ target }) => onChange(target.value)}
      />
      {value && (
        <IconButton label="Clear" onClick={clear}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
