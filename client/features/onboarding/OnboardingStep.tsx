import type { ReactNode } from 'react'
import { Button } from '#client/ui/Button.tsx'
import styles from './OnboardingStep.module.css'

type OnboardingStepProps = {
  lead: string
  doneLabel: string
  isBusy?: boolean
  onDone: () => void
  children: ReactNode
}

/** The content of a step above the button that ends it, which stays at the bottom of the window. */
export function OnboardingStep({ lead, doneLabel, isBusy = false, onDone, children }: OnboardingStepProps) {
  return (
    <>
      <p className={styles.lead}>{lead}</p>
      {children}
      <div className={styles.footer}>
        <Button size="large" block busy={isBusy} onClick={onDone}>
          {doneLabel}
        </Button>
      </div>
    </>
  )
}
