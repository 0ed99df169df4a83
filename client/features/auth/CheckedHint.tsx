import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import styles from './CheckedHint.module.css'

type CheckedHintProps = { isMet: boolean | undefined; children: ReactNode }

/** A hint that is ticked once what the user typed meets it. */
export function CheckedHint({ isMet, children }: CheckedHintProps) {
  return (
    <span className={classNames(styles.hint, isMet && styles.met)}>
      {isMet && <Check aria-hidden="true" size={16} />}
      {children}
    </span>
  )
}
