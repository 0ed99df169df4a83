import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { addHistoryEntry } from '#client/ui/browser/history-entry.ts'
import { lazyOptional } from '#client/ui/lazy-optional.tsx'
import { LaughIcon } from '#client/ui/LaughIcon.tsx'
import type { ViewedPicture } from './PictureViewer.tsx'
import styles from './ViewPicture.module.css'

const PictureViewer = lazyOptional(async () => (await import('./PictureViewer.tsx')).PictureViewer)

/** Milliseconds between the taps of a double tap. */
const DOUBLE_TAP = 280

type ViewPictureProps = {
  picture: ViewedPicture
  /** Called by a double tap, which shows a laugh. Without it, a tap opens the viewer at once. */
  onDoubleTap: (() => void) | undefined
  /** Shown below the picture in the viewer. */
  children: ReactNode
}

/** Covers a picture with a button that opens it on the whole screen. */
export function ViewPicture({ picture, onDoubleTap, children }: ViewPictureProps) {
  /** Removes the viewer's entry of the history. Null while the viewer is closed. */
  const [leave, setLeave] = useState<(() => void) | null>(null)
  const [laughs, setLaughs] = useState(0)
  const firstTap = useRef<number | undefined>(undefined)

  // Also when a link in the viewer leaves the screen.
  useEffect(() => leave ?? undefined, [leave])

  const close = () => setLeave(null)
  const open = () => {
    const remove = addHistoryEntry(close)
    setLeave(() => remove)
  }
  const press = ({ nativeEvent }: MouseEvent) => {
    const isTouch = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch'
    if (!isTouch || !onDoubleTap) return open()
    if (firstTap.current === undefined) {
      firstTap.current = window.setTimeout(() => {
        firstTap.current = undefined
        open()
      }, DOUBLE_TAP)
      return
    }
    window.clearTimeout(firstTap.current)
    firstTap.current = undefined
    setLaughs(laughs + 1)
    onDoubleTap()
  }
  return (
    <>
      <button type="button" aria-label="View picture" className={styles.cover} onClick={press} />
      {laughs > 0 && <LaughIcon key={laughs} aria-hidden="true" className={styles.laugh} />}
      {leave && (
        <PictureViewer picture={picture} onClose={close}>
          {children}
        </PictureViewer>
      )}
    </>
  )
}
