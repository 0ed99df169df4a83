import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router-dom'
import { Button } from '#client/ui/Button.tsx'
import { Notice } from '#client/ui/Notice.tsx'

/** Stands where one's own account would be. */
export function AccountFailure({ title, icon }: { title: string; icon?: ReactNode }) {
  const { revalidate, state } = useRevalidator()
  return (
    <Notice
      role="alert"
      title={title}
      icon={icon}
      action={
        <Button busy={state === 'loading'} onClick={() => void revalidate()}>
          Try again
        </Button>
      }
    />
  )
}
