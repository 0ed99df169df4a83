import { useState } from 'react'
import { Button } from '#client/ui/Button.tsx'
import styles from './AlertButton.module.css'

/** A button of a feature that does not exist yet: it announces this on every press. */
export function AlertButton({ label, alert }: { label: string; alert: string }) {
  const [timesPressed, setTimesPressed] = useState(0)
  return (
    <div className={styles.place}>
      <Button onClick={() => setTimesPressed(timesPressed + 1)}>{label}</Button>
      {timesPressed > 0 && (
        <p key={timesPressed} role="alert" className={styles.alert}>
          {alert}
        </p>
      )}
    </div>
  )
}
