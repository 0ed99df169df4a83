import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import styles from './Tabs.module.css'

type Tab = { name: string; content: ReactNode }

/** ARIA tabs with automatic activation: arrow keys select a tab and show its panel. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [selected, setSelected] = useState(0)
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  const id = useId()

  const select = (index: number) => {
    setSelected(index)
    buttons.current[index]?.focus()
  }

  const move = (event: KeyboardEvent) => {
    const last = tabs.length - 1
    if (event.key === 'ArrowRight') select(selected === last ? 0 : selected + 1)
    else if (event.key === 'ArrowLeft') select(selected === 0 ? last : selected - 1)
    else if (event.key === 'Home') select(0)
    else if (event.key === 'End') select(last)
    else return
    event.preventDefault()
  }

  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.list}>
        {tabs.map(({ name }, index) => (
          <button
            key={name}
            ref={(element) => {
              buttons.current[index] = element
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === selected}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => setSelected(index)}
            onKeyDown={move}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ name, content }, index) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          tabIndex={0}
          hidden={index !== selected}
        >
          {index === selected && content}
        </div>
      ))}
    </div>
  )
}
