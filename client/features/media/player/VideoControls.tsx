import Maximize from 'lucide-react/icons/maximize'
import Minimize from 'lucide-react/icons/minimize'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import Volume2 from 'lucide-react/icons/volume-2'
import VolumeX from 'lucide-react/icons/volume-x'
import { classNames } from '#client/ui/class-names.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { timeLabel } from './time-label.ts'
import type { Fullscreen } from './useFullscreen.ts'
import type { VideoState } from './useVideoState.ts'
import styles from './VideoControls.module.css'
import { VideoProgress } from './VideoProgress.tsx'

type VideoControlsProps = {
  state: VideoState
  isShown: boolean
  onTogglePlay: () => void
  onToggleSound: () => void
  onSeek: (time: number) => void
  fullscreen: Fullscreen | null
}

/** Hidden controls stay focusable. */
export function VideoControls({ state, isShown, fullscreen, ...on }: VideoControlsProps) {
  const { isPlaying, isMuted, time, duration } = state
  return (
    <div className={classNames(styles.controls, !isShown && styles.hidden)} data-shown={isShown}>
      {!isPlaying && <Play aria-hidden="true" className={styles.sign} />}
      <div className={styles.bar}>
        <IconButton label={isPlaying ? 'Pause' : 'Play'} className={styles.button} onClick={on.onTogglePlay}>
          {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </IconButton>
        <IconButton
          label={isMuted ? 'Unmute' : 'Mute'}
          className={styles.button}
          onClick={on.onToggleSound}
          aria-keyshortcuts="m"
        >
          {isMuted ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
        </IconButton>
        <VideoProgress state={state} onSeek={on.onSeek} onTogglePlay={on.onTogglePlay} />
        <span className={styles.time}>
          {timeLabel(time)} / {timeLabel(duration)}
        </span>
        {fullscreen && (
          <IconButton
            label={fullscreen.isOn ? 'Exit fullscreen' : 'Fullscreen'}
            className={styles.button}
            onClick={fullscreen.toggle}
            aria-keyshortcuts="f"
          >
            {fullscreen.isOn ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
          </IconButton>
        )}
      </div>
    </div>
  )
}
