import { useEffect, useState, type FormEvent } from 'react'
import { errorMessage } from '#client/relay/errors.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { CodeBoxes } from '#client/ui/CodeBoxes.tsx'
import { messages } from '#rules/messages.ts'
import styles from '#client/ui/forms.module.css'
import { ResendCode } from './ResendCode.tsx'
import { CODE_LABEL, useCodeDigits } from './useCodeDigits.ts'
import { useResendOtp } from './useResendOtp.ts'
import { useVerifyOtp } from './useVerifyOtp.ts'

const DONE_AFTER_MILLISECONDS = 2000

type VerifyCodeProps = {
  email: string
  /** The banner above the code. */
  reason: { tone: 'success' | 'info'; message: string }
  sendAtOnce?: boolean
  /** Called two seconds after the code was accepted, which leaves time to read the message. */
  onVerified: () => void
}

export function VerifyCode({ email, reason, sendAtOnce = false, onVerified }: VerifyCodeProps) {
  const verifyOtp = useVerifyOtp()
  const resendOtp = useResendOtp()
  const { boxes, code, isComplete, startOver } = useCodeDigits()
  const [checking, setChecking] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [verified, setVerified] = useState<string>()

  useEffect(() => {
    if (!verified) return
    const timer = setTimeout(onVerified, DONE_AFTER_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [verified, onVerified])

  const verify = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(undefined)
    setChecking(true)
    try {
      const result = await verifyOtp({ email, otp: code })
      if (result.__typename === 'VerifyOtpPayload') setVerified(result.message)
      else refuse(result.__typename === '%other' ? messages.codeWrong : result.message)
    } catch (error) {
      refuse(errorMessage(error, { fallback: messages.codeWrong }))
    } finally {
      setChecking(false)
    }
  }

  const refuse = (message: string) => {
    setFailure(message)
    startOver()
  }

  const resend = async () => {
    const result = await resendOtp({ email })
    return result.__typename === '%other' ? messages.codeSendFailed : result.message
  }

  const { key, ...digits } = boxes
  if (verified) return <Banner tone="success">{verified}</Banner>
  return (
    <form className={styles.form} onSubmit={(event) => void verify(event)}>
      <Banner tone={reason.tone}>{reason.message}</Banner>
      <p>
        Enter the {CODE_LABEL} we sent to <strong>{email}</strong>.
      </p>
      <CodeBoxes key={key} {...digits} label={CODE_LABEL} invalid={Boolean(failure)} />
      {failure && (
        <p role="alert" className={styles.error}>
          {failure}
        </p>
      )}
      <Button type="submit" size="large" block busy={checking} disabled={!isComplete}>
        Verify
      </Button>
      <ResendCode send={resend} sendAtOnce={sendAtOnce} />
    </form>
  )
}
