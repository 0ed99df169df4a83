import CloudOff from 'lucide-react/icons/cloud-off'
import WifiOff from 'lucide-react/icons/wifi-off'
import type { ReactNode } from 'react'
import { Button } from '#client/ui/Button.tsx'
import { Notice } from '#client/ui/Notice.tsx'
import { PageTitle } from '#client/ui/PageTitle.tsx'
import { useOnline } from '#client/ui/useOnline.ts'
import { PRODUCT_NAME } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { failureText } from './failure-text.ts'
import { retryLabel } from './retry-label.ts'
import type { Failure } from './useRetries.ts'

type LoadFailureProps = {
  failure: Failure
  onRetry: () => void
  /** What failed. */
  title: string
  /** What else there is to say about it. */
  text: string
  /** 1 where a whole screen failed: the page is called after it then. */
  headingLevel?: 1 | 2 | 3
  /** Another way on, such as the way back. */
  action?: ReactNode
}

/** Stands where something would be that did not come. Offline there is nothing to press: it comes with the connection. */
export function LoadFailure({ failure, onRetry, title, text, headingLevel, action }: LoadFailureProps) {
  const isOnline = useOnline()
  const shownTitle = isOnline ? title : messages.noConnection
  return (
    <>
      {headingLevel === 1 && <PageTitle>{`${shownTitle} · ${PRODUCT_NAME}`}</PageTitle>}
      <Notice
        role="alert"
        headingLevel={headingLevel}
        title={shownTitle}
        icon={isOnline ? <CloudOff aria-hidden="true" /> : <WifiOff aria-hidden="true" />}
        action={
          <>
            {isOnline && (
              <Button busy={failure.isRetrying} onClick={onRetry}>
                {retryLabel(failure)}
              </Button>
            )}
            {action}
          </>
        }
      >
        {isOnline ? failureText(failure, text) : messages.offline}
      </Notice>
    </>
  )
}
