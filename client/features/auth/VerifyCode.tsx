import { useEffect, useState, type FormEvent } from 'react'
import { errorMessage } from '#client/relay/errors.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { CodeBoxes } from '#client/ui/CodeBoxes.tsx'
import { ONE_TIME_CODE_DIGITS } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import styles from './forms.module.css'
import { ResendCode } from './ResendCode.tsx'
import { useResendOtp } from './useResendOtp.ts'
import { useVerifyOtp } from './useVerifyOtp.ts'

const DONE_AFTER_MILLISECONDS = 2000
const noDigits = Array<string>(ONE_TIME_CODE_DIGITS).fill('')

type VerifyCodeProps = {
  email: string
  /** Why the code is asked for: the banner above the boxes. */
  reason: { tone: 'success' | 'info'; message: string }
  sendAtOnce?: boolean
  /** Two seconds after the code was right, so that there is time to read that it was. */
  onVerified: () => void
}

export function VerifyCode({ email, reason, sendAtOnce = false, onVerified }: VerifyCodeProps) {
  const verifyOtp = useVerifyOtp()
  const resendOtp = useResendOtp()
  const [digits, setDigits] = useState<string[]>(noDigits)
  const [checking, setChecking] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [refusals, setRefusals] = useState(0)
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
      const result = await verifyOtp({ email, otp: digits.join('') })
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
    setDigits(noDigits)
    setRefusals((count) => count + 1)
  }

  const resend = async () => {
    const result = await resendOtp({ email })
    return result.__typename === '%other' ? messages.codeSendFailed : result.message
  }

  if (verified) return <Banner tone="success">{verified}</Banner>
  return (
    <form className={styles.form} onSubmit={(event) => void verify(event)}>
      <Banner tone={reason.tone}>{reason.message}</Banner>
      <p>
        Enter the {ONE_TIME_CODE_DIGITS}-digit code we sent to <strong>{email}</strong>.
      </p>
      <CodeBoxes
        // A refused code starts over, in the first box.
        key={refusals}
        digits={digits}
        onChange={setDigits}
        label={`${ONE_TIME_CODE_DIGITS}-digit code`}
        invalid={Boolean(failure)}
      />
      {failure && (
        <p role="alert" className={styles.error}>
          {failure}
        </p>
      )}
      <Button type="submit" size="large" block busy={checking} disabled={digits.some((digit) => !digit)}>
        Verify
      </Button>
      <ResendCode send={resend} sendAtOnce={sendAtOnce} />
    </form>
  )
}
