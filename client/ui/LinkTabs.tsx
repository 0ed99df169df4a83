import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './LinkTabs.module.css'

type LinkTabsProps = {
  label: string
  tabs: readonly { name: string; to: string }[]
  /** The `to` of the selected tab. */
  current: string
  children: ReactNode
}

/** Tabs that are links, for panels that have a URL: arrow keys move between them, Enter follows the link. */
export function LinkTabs({ label, tabs, current, children }: LinkTabsProps) {
  const id = useId()
  const links = useRef<(HTMLAnchorElement | null)[]>([])
  const move = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    const step = event.key === 'ArrowRight' ? 1 : tabs.length - 1
    const focused = links.current.findIndex((link) => link === document.activeElement)
    links.current[(focused + step) % tabs.length]?.focus()
    event.preventDefault()
  }
  return (
    <>
      <div role="tablist" aria-label={label} className={styles.list}>
        {tabs.map(({ name, to }, index) => (
          <Link
            key={name}
            ref={(link) => {
              links.current[index] = link
            }}
            to={to}
            role="tab"
            id={`${id}-${index}`}
            aria-selected={to === current}
            tabIndex={to === current ? 0 : -1}
            className={styles.tab}
            onKeyDown={move}
          >
            {name}
          </Link>
        ))}
      </div>
      <div role="tabpanel" aria-labelledby={`${id}-${tabs.findIndex(({ to }) => to === current)}`}>
        {children}
      </div>
    </>
  )
}
