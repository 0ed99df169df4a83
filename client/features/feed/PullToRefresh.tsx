import ArrowDown from 'lucide-react/icons/arrow-down'
import type { ReactNode } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { Spinner } from '#client/ui/Spinner.tsx'
import { messages } from '#rules/messages.ts'
import styles from './PullToRefresh.module.css'
import { PULL_THRESHOLD, usePullToRefresh } from './usePullToRefresh.ts'

type PullToRefreshProps = { refresh: () => Promise<void>; children: ReactNode }

/** Refreshes a screen that is pulled down. The live region is always rendered, so that screen readers announce its changes. */
export function PullToRefresh({ refresh, children }: PullToRefreshProps) {
  const { distance, isRefreshing } = usePullToRefresh(refresh)
  const isFarEnough = distance >= PULL_THRESHOLD
  const isHeld = distance > 0
  return (
    <>
      <output
        className={classNames(styles.place, isHeld && styles.held, isRefreshing && styles.refreshing)}
        style={isHeld ? { height: distance } : undefined}
      >
        {isRefreshing && (
          <span className={styles.words}>
            <Spinner />
            {messages.refreshing}
          </span>
        )}
        {isHeld && (
          <span className={styles.words}>
            <ArrowDown aria-hidden="true" className={classNames(isFarEnough && styles.turned)} />
            {isFarEnough ? messages.releaseToRefresh : messages.pullToRefresh}
          </span>
        )}
      </output>
      {children}
    </>
  )
}
