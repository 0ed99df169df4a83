import { useState, type SubmitEvent } from 'react'
import styles from '#client/features/session/forms.module.css'
import { ResendCode } from '#client/features/session/ResendCode.tsx'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { CodeBoxes } from '#client/ui/CodeBoxes.tsx'
import { notify } from '#client/ui/toast.ts'
import { ONE_TIME_CODE_DIGITS } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { failureSentence } from './failure-sentence.ts'
import { useCodeDigits } from './useCodeDigits.ts'
import { useConfirmEmailChange } from './useConfirmEmailChange.ts'
import { useUpdateProfile } from './useUpdateProfile.ts'

const CODE_LABEL = `${ONE_TIME_CODE_DIGITS}-digit code`

type ConfirmEmailProps = {
  /** The new address. */
  email: string
  /** What was said when it was given. */
  message: string
  /** Whether it was confirmed or given up. */
  onDone: () => void
}

/** Proves that a member reads the address they want to change to. */
export function ConfirmEmail({ email, message, onDone }: ConfirmEmailProps) {
  const confirmEmailChange = useConfirmEmailChange()
  const updateProfile = useUpdateProfile()
  const { boxes, code, isComplete, startOver } = useCodeDigits()
  const [isChecking, setChecking] = useState(false)
  const [failure, setFailure] = useState<string>()

  const refuse = (sentence: string) => {
    setFailure(sentence)
    startOver()
  }

  const confirm = async (event: SubmitEvent) => {
    event.preventDefault()
    setFailure(undefined)
    setChecking(true)
    try {
      const result = await confirmEmailChange(code)
      if (result.__typename === 'ConfirmEmailChangePayload') {
        notify.success(result.message)
        onDone()
      } else refuse(result.__typename === '%other' ? messages.codeWrong : result.message)
    } catch (error) {
      refuse(failureSentence(error, messages.codeWrong))
    } finally {
      setChecking(false)
    }
  }

  const resend = async () => {
    const result = await updateProfile({ email })
    return result.__typename === '%other' ? messages.codeSendFailed : result.message
  }

  const { key, ...digits } = boxes
  return (
    <form aria-label="New address" className={styles.form} onSubmit={(event) => void confirm(event)}>
      <Banner tone="info">{message}</Banner>
      <p>
        Enter the {CODE_LABEL} we sent to <strong>{email}</strong>.
      </p>
      <CodeBoxes key={key} {...digits} label={CODE_LABEL} invalid={Boolean(failure)} />
      {failure && (
        <p role="alert" className={styles.error}>
          {failure}
        </p>
      )}
      <Button type="submit" size="large" block busy={isChecking} disabled={!isComplete}>
        Verify
      </Button>
      <ResendCode send={resend} />
      <Button variant="quiet" onClick={onDone}>
        Keep my old address
      </Button>
    </form>
  )
}
