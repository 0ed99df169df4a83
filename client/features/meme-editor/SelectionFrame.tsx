import RotateCw from 'lucide-react/icons/rotate-cw'
import { classNames } from '#client/ui/class-names.ts'
import styles from './CanvasOverlay.module.css'
import { useEditor } from './editor-context.ts'
import type { EditorLayer } from './editor-document.ts'
import { boxOf } from './geometry.ts'
import { overlayStyle, type Projection } from './view.ts'

type SelectionFrameProps = { layer: EditorLayer; projection: Projection; isEditing: boolean }

const CORNERS = ['nw', 'ne', 'se', 'sw'] as const
/** The shape of the box of a text is free. */
const SIDES = ['n', 'e', 's', 'w'] as const

/** For pointers only: the keyboard and the panel have other ways to do the same. */
export function SelectionFrame({ layer: { id, content }, projection, isEditing }: SelectionFrameProps) {
  const { document, ratioOf } = useEditor()
  return (
    <div
      aria-hidden="true"
      data-frame={id}
      className={styles.frame}
      style={overlayStyle(boxOf(content, document, ratioOf), projection)}
    >
      {!isEditing && (
        <>
          {'text' in content &&
            SIDES.map((side) => (
              <span key={side} data-grip={side} className={classNames(styles.side, styles[side])} />
            ))}
          {CORNERS.map((corner) => (
            <span key={corner} data-grip={corner} className={classNames(styles.corner, styles[corner])} />
          ))}
          <span data-grip="rotate" className={styles.rotate}>
            <RotateCw />
          </span>
        </>
      )}
    </div>
  )
}
