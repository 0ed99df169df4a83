import { useRef, useState } from 'react'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import type { FocalPoint } from '#rules/photo-rules.ts'
import { draggedShare, focalPoint, movableSide, objectPosition, type PictureSize } from './photo-position.ts'
import styles from './PositionPhoto.module.css'

const MIDDLE = 0.5
const STEPS = 50

export type PhotoPosition = { focus: FocalPoint; css: string }

type PositionPhotoProps = {
  /** The object URL of the chosen file. */
  url: string
  onCancel: () => void
  /** Called without a position if this browser cannot decode the image. The server then reports what is wrong. */
  onDone: (position?: PhotoPosition) => void
}

/** Moves an image behind the round frame of the profile photo by dragging or with the arrow keys. */
export function PositionPhoto({ url, onCancel, onDone }: PositionPhotoProps) {
  const [size, setSize] = useState<PictureSize>()
  const [share, setShare] = useState(MIDDLE)
  /** The last pointer position during a drag. */
  const lastPointer = useRef<{ x: number; y: number }>(null)
  const side = size && movableSide(size)
  const position = size && { focus: focalPoint(size, share), css: objectPosition(size, share) }

  return (
    <Dialog
      open
      title="Position your photo"
      onClose={onCancel}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <Button onClick={() => onDone(position)}>Use photo</Button>
        </>
      }
    >
      <div className={styles.stage}>
        <img
          src={url}
          alt="How others will see you"
          draggable={false}
          className={styles.frame}
          style={{ objectPosition: position?.css }}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setSize({ width, height })
          }
          onError={() => onDone()}
          onPointerDown={({ currentTarget, pointerId, clientX: x, clientY: y }) => {
            currentTarget.setPointerCapture(pointerId)
            lastPointer.current = { x, y }
          }}
          onPointerMove={({ currentTarget, clientX: x, clientY: y }) => {
            const from = lastPointer.current
            if (!size || !from) return
            lastPointer.current = { x, y }
            const drag = { moved: { x: x - from.x, y: y - from.y }, frame: currentTarget.clientWidth }
            setShare((before) => draggedShare(size, before, drag))
          }}
          onLostPointerCapture={() => {
            lastPointer.current = null
          }}
        />
        {side && (
          <label className={styles.slider}>
            {side === 'width' ? 'Left or right' : 'Up or down'}
            <input
              type="range"
              min={0}
              max={STEPS}
              value={Math.round(share * STEPS)}
              onChange={({ target }) => setShare(target.valueAsNumber / STEPS)}
            />
          </label>
        )}
      </div>
    </Dialog>
  )
}
