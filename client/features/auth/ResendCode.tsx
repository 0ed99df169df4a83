import { useEffect, useRef, useState } from 'react'
import { errorMessage } from '#client/relay/errors.ts'
import { Button } from '#client/ui/Button.tsx'
import { ONE_TIME_CODE_RESEND_SECONDS } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import styles from '#client/ui/forms.module.css'
import { useCountdown } from './useCountdown.ts'

type ResendCodeProps = {
  /** Resolves to the message to show. */
  send: () => Promise<string>
  /** Requests a code on mount. */
  sendAtOnce?: boolean
}

/** Requests a new code, at most once a minute. */
export function ResendCode({ send, sendAtOnce = false }: ResendCodeProps) {
  const [news, setNews] = useState<string>()
  const [secondsLeft, waitAgain] = useCountdown(ONE_TIME_CODE_RESEND_SECONDS)
  const sentAtOnce = useRef(false)

  const resend = async () => {
    waitAgain(ONE_TIME_CODE_RESEND_SECONDS)
    try {
      setNews(await send())
    } catch (error) {
      waitAgain(0)
      setNews(errorMessage(error, { fallback: messages.codeSendFailed }))
    }
  }

  useEffect(() => {
    if (!sendAtOnce || sentAtOnce.current) return
    sentAtOnce.current = true
    void resend()
  })

  return (
    <div className={styles.resend}>
      <output>{news}</output>
      <Button variant="quiet" disabled={secondsLeft > 0} onClick={() => void resend()}>
        {secondsLeft > 0 ? `Send a new code in ${clock(secondsLeft)}` : 'Send a new code'}
      </Button>
    </div>
  )
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
