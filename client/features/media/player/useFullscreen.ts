import { useSyncExternalStore, type RefObject } from 'react'

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to the one that is there
  interface HTMLVideoElement {
    /** iPhones support fullscreen for video elements only, with native controls. */
    webkitEnterFullscreen?(): void
  }
}

export type Fullscreen = { isOn: boolean; toggle: () => void }

/** Toggles fullscreen. Null if the browser does not support it. */
export function useFullscreen(
  player: RefObject<Element | null>,
  video: RefObject<HTMLVideoElement | null>,
): Fullscreen | null {
  const element = useSyncExternalStore(subscribe, () => document.fullscreenElement)
  if (document.fullscreenEnabled) {
    const isOn = element !== null && element === player.current
    return {
      isOn,
      toggle: () => void (isOn ? document.exitFullscreen() : player.current?.requestFullscreen()),
    }
  }
  if ('webkitEnterFullscreen' in HTMLVideoElement.prototype)
    return { isOn: false, toggle: () => video.current?.webkitEnterFullscreen?.() }
  return null
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
