import type { ReactNode } from 'react'
import styles from './CardStack.module.css'

/** A column of cards with space between them. */
export function CardStack({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>
}
