import { useRef, type KeyboardEvent } from 'react'
import { isShortcut } from '#client/ui/shortcuts/shortcuts.ts'
import { classNames } from '#client/ui/class-names.ts'
import { Spinner } from '#client/ui/Spinner.tsx'
import { TOUCH_SCREEN, useMediaQuery } from '#client/ui/browser/useMediaQuery.ts'
import { useSavesData } from './autoplay.ts'
import { pauseOthers } from './playback-coordinator.ts'
import { useControlsHiding } from './useControlsHiding.ts'
import { useFullscreen } from './useFullscreen.ts'
import { usePlayback } from './usePlayback.ts'
import { useVideoState } from './useVideoState.ts'
import { fillsFrame } from '#client/features/media/MediaFrame.tsx'
import { VideoControls } from './VideoControls.tsx'
import styles from './VideoPlayer.module.css'

export type Video = {
  /** The browser plays the first supported source. `type` is a MIME type with codecs; without it the browser tries the file. */
  sources: readonly { src: string; type?: string }[]
  poster: string | null
  /** The alternative text. */
  label: string
  /** Pixels. */
  width: number
  height: number
  /** Seconds. Null if unknown. */
  duration: number | null
}

type VideoPlayerProps = {
  video: Video
  /** No source can be played. */
  onFailure: () => void
}

/** A video with custom controls, which are hidden during playback until the viewer interacts. */
export function VideoPlayer({ video, onFailure }: VideoPlayerProps) {
  const player = useRef<HTMLDivElement>(null)
  const element = useRef<HTMLVideoElement>(null)
  const savesData = useSavesData()
  const hasTouch = useMediaQuery(TOUCH_SCREEN)
  const { state, readState } = useVideoState(video.duration)
  const playback = usePlayback(player, element)
  const fullscreen = useFullscreen(player, element)
  const controls = useControlsHiding(player, state.isPlaying)

  const onKeyDown = ({ nativeEvent }: KeyboardEvent) => {
    if (isShortcut(nativeEvent, 'm')) playback.toggleSound()
    if (isShortcut(nativeEvent, 'f')) fullscreen?.toggle()
  }
  const seek = (time: number) => {
    playback.seek(time)
    // Set here too, because a held key fires before the event.
    if (element.current) readState({ currentTarget: element.current })
  }
  const tap = () => {
    // Touch devices have no hover that could show the controls.
    if (hasTouch && state.isPlaying) controls.toggle()
    else playback.togglePlay()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- events of the controls inside bubble to it
    <div
      ref={player}
      role="group"
      aria-label="Video player"
      className={classNames(styles.player, !controls.areShown && styles.still)}
      onPointerMove={({ pointerType }) => pointerType !== 'touch' && controls.show()}
      onFocus={controls.show}
      onBlur={controls.show}
      onKeyDown={onKeyDown}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption, jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- members' videos come without captions; for the keyboard there is the button */}
      <video
        ref={element}
        className={classNames(fillsFrame, styles.video)}
        aria-label={video.label}
        poster={video.poster ?? undefined}
        width={video.width}
        height={video.height}
        muted
        playsInline
        preload={savesData ? 'none' : 'metadata'}
        onClick={tap}
        onPlay={(event) => {
          pauseOthers(event.currentTarget)
          readState(event)
        }}
        onPause={readState}
        onWaiting={readState}
        onPlaying={readState}
        onTimeUpdate={readState}
        onSeeking={readState}
        onDurationChange={readState}
        onProgress={readState}
        onVolumeChange={readState}
        onError={onFailure}
      >
        {video.sources.map(({ src, type }, index) => (
          <source
            key={src}
            src={src}
            type={type}
            onError={index === video.sources.length - 1 ? onFailure : undefined}
          />
        ))}
      </video>
      {state.isWaiting && <Spinner className={styles.spinner} />}
      <VideoControls
        state={state}
        isShown={controls.areShown}
        onTogglePlay={playback.togglePlay}
        onToggleSound={playback.toggleSound}
        onSeek={seek}
        fullscreen={fullscreen}
      />
    </div>
  )
}
