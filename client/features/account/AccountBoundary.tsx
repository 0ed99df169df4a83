import CloudOff from 'lucide-react/icons/cloud-off'
import { Suspense, type ReactNode } from 'react'
import { useLoaderData } from 'react-router-dom'
import { errorMessage } from '#client/relay/error-message.ts'
import { Spinner } from '#client/ui/Spinner.tsx'
import { ErrorBoundary } from '#client/ui/ErrorBoundary.tsx'
import { messages } from '#rules/messages.ts'
import styles from './AccountScreen.module.css'
import { AccountFailure } from './AccountFailure.tsx'

/** Around what is shown of one's own account: its place while it is on its way, and a way to ask again. */
export function AccountBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      resetKey={useLoaderData()}
      renderFallback={(error) => (
        <AccountFailure
          title={messages.profileLoadFailed}
          icon={<CloudOff aria-hidden="true" />}
          reason={errorMessage(error, messages.tryAgainLater)}
        />
      )}
    >
      <Suspense
        fallback={
          <div className={styles.loading}>
            <Spinner label="Loading your account" />
          </div>
        }
      >
        {children}
      </Suspense>
    </ErrorBoundary>
  )
}
