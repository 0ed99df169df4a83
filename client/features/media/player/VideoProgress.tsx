import type { KeyboardEvent } from 'react'
import { timeLabel } from './time-label.ts'
import type { VideoState } from './useVideoState.ts'
import styles from './VideoProgress.module.css'

/** Seconds. The steps of other players would skip half of a short video. */
const STEP = 1
const PAGE = 10

type VideoProgressProps = { state: VideoState; onSeek: (time: number) => void; onTogglePlay: () => void }

/** The position and the buffered part of the video. Change it by dragging or with the arrow keys. */
export function VideoProgress({ state, onSeek, onTogglePlay }: VideoProgressProps) {
  const { time, duration, bufferedUntil } = state
  const percent = (seconds: number) => (duration > 0 ? Math.min(100, (100 * seconds) / duration) : 0)

  const onKeyDown = (event: KeyboardEvent) => {
    const target = seekByKey(event.key, time, duration)
    if (target === undefined && event.key !== ' ') return
    if (target === undefined) onTogglePlay()
    else onSeek(target)
    event.preventDefault()
    // Page Up and Page Down would move to another post.
    event.stopPropagation()
  }
  return (
    <input
      type="range"
      className={styles.progress}
      aria-label="Seek"
      aria-valuetext={`${timeLabel(time)} of ${timeLabel(duration)}`}
      min={0}
      max={duration}
      step="any"
      value={Math.min(time, duration)}
      disabled={duration === 0}
      style={{ backgroundSize: `${percent(time)}% 100%, ${percent(bufferedUntil)}% 100%, 100% 100%` }}
      onChange={({ target }) => onSeek(target.valueAsNumber)}
      onKeyDown={onKeyDown}
    />
  )
}

/** The new position in seconds for a key of a slider. Undefined for other keys. */
function seekByKey(key: string, time: number, duration: number): number | undefined {
  const within = (wanted: number) => Math.min(duration, Math.max(0, wanted))
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return within(time + STEP)
    case 'ArrowLeft':
    case 'ArrowDown':
      return within(time - STEP)
    case 'PageUp':
      return within(time + PAGE)
    case 'PageDown':
      return within(time - PAGE)
    case 'Home':
      return 0
    case 'End':
      return duration
    default:
      return undefined
  }
}
