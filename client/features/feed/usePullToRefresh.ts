import { useEffect, useEffectEvent, useState } from 'react'
import { useRefreshAction } from './useRefreshAction.ts'

/** Pixels the page has to be pulled down for a release to refresh it. */
export const PULL_THRESHOLD = 80
/** The page follows the finger half as far, as if on a spring. */
const DAMPING = 0.5
/** Pixels beyond which the spring gives no further. */
const FARTHEST = 120
/** Milliseconds: what is shorter is a flick. */
const HOLD = 100

type Pull = { x: number; y: number; since: number; distance: number }

/** Follows a finger that pulls the page down from its very top. `distance` is how far the page has come with it, in pixels. */
export function usePullToRefresh(refresh: () => Promise<void>) {
  const [distance, setDistance] = useState(0)
  const { isRefreshing, run } = useRefreshAction(refresh)
  const canPull = useEffectEvent(() => !isRefreshing && window.scrollY < 1)
  const release = useEffectEvent(({ distance: pulled, since }: Pull) => {
    setDistance(0)
    if (pulled >= PULL_THRESHOLD && performance.now() - since > HOLD) void run()
  })

  useEffect(() => {
    let pull: Pull | undefined
    const giveUp = () => {
      pull = undefined
      setDistance(0)
    }
    const onStart = ({ touches, target }: TouchEvent) => {
      const [touch] = touches
      if (touches.length !== 1 || !touch || !canPull() || hasGesturesOfItsOwn(target)) return giveUp()
      pull = { x: touch.clientX, y: touch.clientY, since: performance.now(), distance: 0 }
    }
    const onMove = (event: TouchEvent) => {
      const [touch] = event.touches
      if (!pull || !touch) return
      const [across, down] = [touch.clientX - pull.x, touch.clientY - pull.y]
      // It goes elsewhere: a swipe to the side, or the page scrolled.
      if (pull.distance === 0 && Math.abs(across) >= down) return giveUp()
      if (event.cancelable) event.preventDefault()
      pull.distance = Math.min(FARTHEST, Math.max(0, down) * DAMPING)
      setDistance(pull.distance)
    }
    const onEnd = () => {
      if (pull) release(pull)
      pull = undefined
    }
    addEventListener('touchstart', onStart, { passive: true })
    addEventListener('touchmove', onMove, { passive: false })
    addEventListener('touchend', onEnd)
    addEventListener('touchcancel', giveUp)
    return () => {
      removeEventListener('touchstart', onStart)
      removeEventListener('touchmove', onMove)
      removeEventListener('touchend', onEnd)
      removeEventListener('touchcancel', giveUp)
    }
  }, [])

  return { distance, isRefreshing }
}

function hasGesturesOfItsOwn(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog, input, textarea, [role="slider"]') !== null
}
