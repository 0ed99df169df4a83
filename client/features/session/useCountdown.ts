import { useEffect, useState } from 'react'

/** Whole seconds left until `deadline`, a time in milliseconds; 0 once it has passed. */
export function useCountdown(deadline: number): number {
  const [now, setNow] = useState(() => Date.now())
  const secondsLeft = Math.max(0, Math.ceil((deadline - now) / 1000))
  const isOver = secondsLeft === 0

  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver, deadline])

  return secondsLeft
}
