import type { ReactNode } from 'react'
import { RouteBoundary } from '#client/relay/RouteBoundary.tsx'
import { Spinner } from '#client/ui/Spinner.tsx'
import { messages } from '#rules/messages.ts'
import styles from './AccountScreen.module.css'

const failure = { title: messages.profileLoadFailed, text: messages.tryAgainLater }

/** Loading, failure and retries of the screens that show the account of the viewer. */
export function AccountBoundary({ children }: { children: ReactNode }) {
  return (
    <RouteBoundary
      skeleton={
        <div className={styles.loading}>
          <Spinner label="Loading your account" />
        </div>
      }
      failure={failure}
    >
      {children}
    </RouteBoundary>
  )
}
