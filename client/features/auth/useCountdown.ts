import { useEffect, useState } from 'react'

/** Counts down to 0 in seconds. Can be restarted. */
export function useCountdown(seconds: number): [secondsLeft: number, restart: (seconds: number) => void] {
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
