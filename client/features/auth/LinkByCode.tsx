import { useState, type FormEvent } from 'react'
import { Button } from '#client/ui/Button.tsx'
import { CodeBoxes } from '#client/ui/CodeBoxes.tsx'
import styles from '#client/ui/forms.module.css'
import { ResendCode } from './ResendCode.tsx'
import { CODE_LABEL, useCodeDigits } from './useCodeDigits.ts'

type LinkByCodeProps = {
  email: string
  /** Resolves to the error if the link was refused. */
  link: (proof: { otp: string }) => Promise<string | undefined>
  /** Resolves to the message to show. */
  sendCode: () => Promise<string>
}

export function LinkByCode({ email, link, sendCode }: LinkByCodeProps) {
  const { boxes, code, isComplete, startOver } = useCodeDigits()
  const [isLinking, setLinking] = useState(false)
  const [failure, setFailure] = useState<string>()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(undefined)
    setLinking(true)
    const message = await link({ otp: code })
    setLinking(false)
    if (!message) return
    setFailure(message)
    startOver()
  }

  const { key, ...digits } = boxes
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <p>
        Enter the {CODE_LABEL} we sent to <strong>{email}</strong>.
      </p>
      <CodeBoxes key={key} {...digits} label={CODE_LABEL} invalid={Boolean(failure)} />
      {failure && (
        <p role="alert" className={styles.error}>
          {failure}
        </p>
      )}
      <Button type="submit" size="large" block busy={isLinking} disabled={!isComplete}>
        Connect and log in
      </Button>
      <ResendCode send={sendCode} sendAtOnce />
    </form>
  )
}
