import { useEffect, useRef, useState } from 'react'
import { errorMessage, type MutationResult } from '#client/relay/errors.ts'
import { Button } from '#client/ui/Button.tsx'
import { ONE_TIME_CODE_RESEND_SECONDS } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import styles from './ResendCode.module.css'

type ResendCodeProps = {
  send: () => Promise<MutationResult>
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
      const { message } = await send()
      setNews(message ?? messages.codeSendFailed)
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

/** Counts down to 0 in seconds. Can be restarted. */
function useCountdown(seconds: number): [secondsLeft: number, restart: (seconds: number) => void] {
  const [{ deadline, now }, setCountdown] = useState(() => startNow(seconds))
  const secondsLeft = Math.max(0, Math.ceil((deadline - now) / 1000))
  const isOver = secondsLeft === 0

  useEffect(() => {
    if (isOver) return
    const tick = () => setCountdown((countdown) => ({ ...countdown, now: Date.now() }))
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [isOver])

  return [secondsLeft, (again) => setCountdown(startNow(again))]
}

function startNow(seconds: number) {
  const now = Date.now()
  return { deadline: now + seconds * 1000, now }
}
