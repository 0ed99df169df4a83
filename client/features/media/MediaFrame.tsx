import { useMemo, type ReactNode } from 'react'
import { thumbHashToDataURL } from 'thumbhash'
import styles from './MediaFrame.module.css'

/** Limits of width divided by height. Other media are shown completely on a blurred background. */
const MAX_ASPECT_RATIO = 3
const MIN_ASPECT_RATIO = 3 / 4

/** The class of an image or video that fills the frame. */
export const fillsFrame = styles.fill

type MediaFrameProps = {
  width: number
  height: number
  /** Base64. Empty if there is none. */
  thumbHash: string
  /** Shown in place of the image or video. */
  cover?: ReactNode
  children: ReactNode
}

/** Reserves the space of an image or video and shows its placeholder, so that nothing moves when it is loaded. */
export function MediaFrame({ width, height, thumbHash, cover, children }: MediaFrameProps) {
  const placeholder = useMemo(() => placeholderUrl(thumbHash), [thumbHash])
  return (
    <div
      className={styles.frame}
      style={{
        aspectRatio: aspectRatioOf({ width, height }),
        backgroundImage: placeholder && `url(${placeholder})`,
      }}
    >
      {cover || children}
    </div>
  )
}

export function aspectRatioOf({ width, height }: { width: number; height: number }): number {
  return Math.min(MAX_ASPECT_RATIO, Math.max(MIN_ASPECT_RATIO, width / height))
}

function placeholderUrl(thumbHash: string): string | undefined {
  if (!thumbHash) return undefined
  return thumbHashToDataURL(Uint8Array.from(atob(thumbHash), (character) => character.charCodeAt(0)))
}
