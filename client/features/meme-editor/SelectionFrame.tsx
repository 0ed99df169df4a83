import RotateCw from 'lucide-react/icons/rotate-cw'
import { classNames } from '#client/ui/class-names.ts'
import styles from './CanvasOverlay.module.css'
import { useEditor } from './editor-context.ts'
import type { EditorLayer } from './editor-document.ts'
import { boxOf } from './geometry.ts'
import { overlayStyle, type Projection } from './view.ts'

type SelectionFrameProps = {
  layer: EditorLayer
  projection: Projection
  viewportHeight: number
  isEditing: boolean
}

/** CSS pixels. */
const SHORT = 72
const ROTATE_HANDLE = 80

const CORNERS = ['nw', 'ne', 'se', 'sw'] as const
/** The shape of the box of a text is free. */
const SIDES = ['n', 'e', 's', 'w'] as const

/** For pointers only: the keyboard and the panel have other ways to do the same. */
export function SelectionFrame({ layer, projection, viewportHeight, isEditing }: SelectionFrameProps) {
  const { document, ratioOf } = useEditor()
  const { id, content } = layer
  const box = boxOf(content, document, ratioOf)
  const [width, height] = [box.width * projection.scale, box.height * projection.scale]
  const bottom = projection.top + box.y * projection.scale + height / 2
  // The handles of short sides would cover those of the corners.
  const isRoomy = Math.min(width, height) >= SHORT
  return (
    <div aria-hidden="true" data-frame={id} className={styles.frame} style={overlayStyle(box, projection)}>
      {!isEditing && (
        <>
          {'text' in content &&
            SIDES.filter((side) => isRoomy || side === 'e' || side === 'w').map((side) => (
              <span
                key={side}
                data-grip={side}
                className={classNames(styles.side, styles[side], !isRoomy && styles.outside)}
              />
            ))}
          {CORNERS.map((corner) => (
            <span key={corner} data-grip={corner} className={classNames(styles.corner, styles[corner])} />
          ))}
          <span
            data-grip="rotate"
            className={classNames(styles.rotate, bottom + ROTATE_HANDLE > viewportHeight && styles.above)}
          >
            <RotateCw />
          </span>
        </>
      )}
    </div>
  )
}
