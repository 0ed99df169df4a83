import { useState } from 'react'

/** The state that the controls show. Times are in seconds. */
export type VideoState = {
  isPlaying: boolean
  /** Playing but waiting for data. */
  isWaiting: boolean
  isMuted: boolean
  time: number
  duration: number
  /** The end of the buffered part. */
  bufferedUntil: number
}

/** The state of a video element, updated by its events. */
export function useVideoState(knownDuration: number | null) {
  const [state, setState] = useState<VideoState>({
    isPlaying: false,
    isWaiting: false,
    isMuted: true,
    time: 0,
    duration: knownDuration ?? 0,
    bufferedUntil: 0,
  })
  const readState = ({ currentTarget: video }: { currentTarget: HTMLVideoElement }) =>
    setState({
      isPlaying: !video.paused,
      isWaiting: !video.paused && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
      isMuted: video.muted,
      time: video.currentTime,
      duration: Number.isFinite(video.duration) ? video.duration : (knownDuration ?? 0),
      bufferedUntil: bufferedUntil(video),
    })
  return { state, readState }
}

function bufferedUntil({ buffered, currentTime }: HTMLVideoElement): number {
  for (let index = 0; index < buffered.length; index += 1)
    if (buffered.start(index) <= currentTime && currentTime <= buffered.end(index)) return buffered.end(index)
  return 0
}
