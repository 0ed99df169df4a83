import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import type { ReactNode } from 'react'
import styles from './Banner.module.css'
import { classNames } from './class-names.ts'

const icons = { error: CircleAlert, success: CircleCheck, info: Info }

/** A message above the content that it concerns. Screen readers announce it when it appears. */
export function Banner({ tone, children }: { tone: keyof typeof icons; children: ReactNode }) {
  const Icon = icons[tone]
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={classNames(styles.banner, styles[tone])}>
      <Icon aria-hidden="true" className={styles.icon} />
      <div className={styles.content}>{children}</div>
    </div>
  )
}
