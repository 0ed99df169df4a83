import { UserRoundX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#client/ui/Button.tsx'
import { Notice } from '#client/ui/Notice.tsx'
import { useGoBack } from './useGoBack.ts'

type MemberFailureProps = {
  message: string
  /** Another way on, beside the way back. */
  action?: ReactNode
}

/** Stands where a profile would be. */
export function MemberFailure({ message, action }: MemberFailureProps) {
  const goBack = useGoBack()
  return (
    <Notice
      role="alert"
      headingLevel={1}
      title={message}
      icon={<UserRoundX aria-hidden="true" />}
      action={
        <>
          {action}
          <Button variant="secondary" onClick={goBack}>
            Go Back
          </Button>
        </>
      }
    />
  )
}
