import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { safeSessionStorage } from '#client/ui/browser/storage.ts'
import { useInView } from '#client/ui/browser/useInView.ts'
import { useMayAutoplay } from './autoplay.ts'
import { enterView } from './playback-coordinator.ts'

/** Whether a video started by hand has sound: yes, unless the member last muted a video in this tab. */
const SOUND = 'video-sound'

/** From the product specification. */
const HALF_VISIBLE = { threshold: 0.5 }

/** Controls the playback of a video: autoplay while it is in view, and the actions of the viewer. */
export function usePlayback(player: RefObject<Element | null>, video: RefObject<HTMLVideoElement | null>) {
  const isInView = useInView(player, HALF_VISIBLE)
  const mayAutoplay = useMayAutoplay()
  const isPausedByHand = useRef(false)

  const autoplay = useEffectEvent(() => {
    if (!video.current || !mayAutoplay || isPausedByHand.current || video.current.ended) return false
    void play(video.current, { muted: true })
    return true
  })
  useEffect(() => {
    const element = video.current
    if (!isInView || !element) return undefined
    const leaveView = enterView(() => autoplay())
    return () => {
      element.pause()
      isPausedByHand.current = false
      leaveView()
    }
  }, [isInView, video])

  return {
    togglePlay: () => {
      const element = video.current
      if (!element) return
      isPausedByHand.current = !element.paused
      // A video started by hand has sound unless the viewer has muted videos. A resumed one keeps its setting.
      const muted = element.currentTime > 0 ? element.muted : safeSessionStorage.get(SOUND) === 'off'
      if (element.paused) void play(element, { muted })
      else element.pause()
    },
    toggleSound: () => {
      if (video.current) switchSound(video.current)
    },
    /** The position in seconds. */
    seek: (time: number) => {
      if (video.current) goTo(video.current, time)
    },
  }
}

/**
 * Plays muted if the browser refuses sound. A refused playback leaves the video paused; unplayable sources fire the error event.
 */
async function play(video: HTMLVideoElement, { muted }: { muted: boolean }): Promise<void> {
  video.muted = muted
  try {
    await video.play()
  } catch (error) {
    const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
    if (isRefused && !muted) await play(video, { muted: true })
  }
}

function switchSound(video: HTMLVideoElement): void {
  video.muted = !video.muted
  safeSessionStorage.set(SOUND, video.muted ? 'off' : 'on')
}

function goTo(video: HTMLVideoElement, time: number): void {
  video.currentTime = time
}
