import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { IconButton } from '#client/ui/IconButton.tsx'
import { classNames } from '#client/ui/class-names.ts'
import styles from './EditorCanvas.module.css'

export const ZOOM_STEP = 1.25

type ZoomControlsProps = { zoom: number; onZoom: (factor: number) => void; onReset: () => void }

export function ZoomControls({ zoom, onZoom, onReset }: ZoomControlsProps) {
  return (
    <div role="group" aria-label="Zoom" className={classNames(styles.zoom, zoom !== 1 && styles.magnified)}>
      <IconButton label="Zoom out" onClick={() => onZoom(1 / ZOOM_STEP)}>
        <ZoomOut aria-hidden="true" />
      </IconButton>
      <button
        type="button"
        aria-label={`Reset zoom, now ${Math.round(zoom * 100)}%`}
        className={styles.zoomValue}
        onClick={onReset}
      >
        {Math.round(zoom * 100)}%
      </button>
      <IconButton label="Zoom in" onClick={() => onZoom(ZOOM_STEP)}>
        <ZoomIn aria-hidden="true" />
      </IconButton>
    </div>
  )
}
