import { classNames } from '#client/ui/class-names.ts'
import { CANVAS_SIZES } from './canvas-size.ts'
import { useEditor } from './editor-context.ts'
import styles from './LayerPanel.module.css'

/** The longer side of a frame in pixels. */
const FRAME_SIDE = 20

export function SizeChoice() {
  const { document, setSize } = useEditor()
  return (
    <div role="group" aria-label="Size of the canvas" className={styles.row}>
      {CANVAS_SIZES.map(({ label, width, height }) => {
        const isCurrent = width === document.width && height === document.height
        const scale = FRAME_SIDE / Math.max(width, height)
        return (
          <button
            key={label}
            type="button"
            aria-pressed={isCurrent}
            className={classNames(styles.chip, styles.size, isCurrent && styles.chosen)}
            onClick={() => setSize({ width, height })}
          >
            <span className={styles.frame} style={{ width: width * scale, height: height * scale }} />
            {label}
          </button>
        )
      })}
    </div>
  )
}
