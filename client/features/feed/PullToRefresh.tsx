import ArrowDown from 'lucide-react/icons/arrow-down'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { Spinner } from '#client/ui/Spinner.tsx'
import { messages } from '#rules/messages.ts'
import styles from './PullToRefresh.module.css'
import { useRefreshAction } from '#client/relay/useRefreshAction.ts'

/** The distance in pixels from which a release refreshes the page. */
const PULL_THRESHOLD = 80
/** The page moves by half the distance of the finger. */
const DAMPING = 0.5
/** The maximum distance in pixels. */
const MAX_DISTANCE = 120
/** A shorter pull, in milliseconds, does not refresh. */
const MIN_DURATION = 100

type PullToRefreshProps = { refresh: () => Promise<void>; children: ReactNode }

/** Refreshes a screen that is pulled down. The live region is always rendered, so that screen readers announce its changes. */
export function PullToRefresh({ refresh, children }: PullToRefreshProps) {
  const { distance, isRefreshing } = usePullToRefresh(refresh)
  const isFarEnough = distance >= PULL_THRESHOLD
  const isHeld = distance > 0
  return (
    <>
      <output
        className={classNames(styles.place, isHeld && styles.held, isRefreshing && styles.refreshing)}
        style={isHeld ? { height: distance } : undefined}
      >
        {isRefreshing && (
          <span className={styles.words}>
            <Spinner />
            {messages.refreshing}
          </span>
        )}
        {isHeld && (
          <span className={styles.words}>
            <ArrowDown aria-hidden="true" className={classNames(isFarEnough && styles.turned)} />
            {isFarEnough ? messages.releaseToRefresh : messages.pullToRefresh}
          </span>
        )}
      </output>
      {children}
    </>
  )
}

type Pull = { x: number; y: number; since: number; distance: number }

/** Tracks a finger that pulls the page down from its top. `distance` is the offset of the page in pixels. */
function usePullToRefresh(refresh: () => Promise<void>) {
  const [distance, setDistance] = useState(0)
  const { isRefreshing, run } = useRefreshAction(refresh)
  const canPull = useEffectEvent(() => !isRefreshing && window.scrollY < 1)
  const release = useEffectEvent(({ distance: pulled, since }: Pull) => {
    setDistance(0)
    if (pulled >= PULL_THRESHOLD && performance.now() - since > MIN_DURATION) void run()
  })

  useEffect(() => {
    let pull: Pull | undefined
    const cancel = () => {
      pull = undefined
      setDistance(0)
    }
    const onStart = ({ touches, target }: TouchEvent) => {
      const [touch] = touches
      if (touches.length !== 1 || !touch || !canPull() || handlesGestures(target)) return cancel()
      pull = { x: touch.clientX, y: touch.clientY, since: performance.now(), distance: 0 }
    }
    const onMove = (event: TouchEvent) => {
      const [touch] = event.touches
      if (!pull || !touch) return
      const [across, down] = [touch.clientX - pull.x, touch.clientY - pull.y]
      // A horizontal swipe or an upward scroll.
      if (pull.distance === 0 && Math.abs(across) >= down) return cancel()
      if (event.cancelable) event.preventDefault()
      pull.distance = Math.min(MAX_DISTANCE, Math.max(0, down) * DAMPING)
      setDistance(pull.distance)
    }
    const onEnd = () => {
      if (pull) release(pull)
      pull = undefined
    }
    addEventListener('touchstart', onStart, { passive: true })
    addEventListener('touchmove', onMove, { passive: false })
    addEventListener('touchend', onEnd)
    addEventListener('touchcancel', cancel)
    return () => {
      removeEventListener('touchstart', onStart)
      removeEventListener('touchmove', onMove)
      removeEventListener('touchend', onEnd)
      removeEventListener('touchcancel', cancel)
    }
  }, [])

  return { distance, isRefreshing }
}

function handlesGestures(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog, input, textarea, [role="slider"]') !== null
}
