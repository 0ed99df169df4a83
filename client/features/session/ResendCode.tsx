import { useEffect, useRef, useState } from 'react'
import { errorMessage } from '#client/relay/error-message.ts'
import { Button } from '#client/ui/Button.tsx'
import { ONE_TIME_CODE_RESEND_SECONDS } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import styles from './forms.module.css'
import { useCountdown } from './useCountdown.ts'
import { useResendOtp } from './useResendOtp.ts'

type ResendCodeProps = {
  email: string
  /** Asks for a code as soon as it is shown, for an address that has none under way. */
  sendAtOnce: boolean
}

/** Asks for a new code, at most once a minute. */
export function ResendCode({ email, sendAtOnce }: ResendCodeProps) {
  const resendOtp = useResendOtp()
  const [news, setNews] = useState<string>()
  const [allowedAt, setAllowedAt] = useState(nextAllowedTime)
  const secondsLeft = useCountdown(allowedAt)
  const sentAtOnce = useRef(false)

  const resend = async () => {
    setAllowedAt(nextAllowedTime())
    try {
      const result = await resendOtp({ email })
      setNews(result.__typename === '%other' ? messages.codeSendFailed : result.message)
    } catch (error) {
      setAllowedAt(0)
      setNews(errorMessage(error, messages.codeSendFailed))
    }
  }

  useEffect(() => {
    if (!sendAtOnce || sentAtOnce.current) return
    sentAtOnce.current = true
    void resend()
  })

  return (
    <div className={styles.resend}>
      <p role="status">{news}</p>
      <Button variant="quiet" disabled={secondsLeft > 0} onClick={() => void resend()}>
        {secondsLeft > 0 ? `Send a new code in ${clock(secondsLeft)}` : 'Send a new code'}
      </Button>
    </div>
  )
}

function nextAllowedTime(): number {
  return Date.now() + ONE_TIME_CODE_RESEND_SECONDS * 1000
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
