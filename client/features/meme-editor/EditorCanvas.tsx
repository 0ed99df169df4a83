import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { lazyOptional } from '#client/ui/lazy-optional.tsx'
import { CanvasOverlay } from './CanvasOverlay.tsx'
import styles from './EditorCanvas.module.css'
import { useEditor } from './editor-context.ts'
import { MemePicture } from './MemePicture.tsx'
import { MissingCharacters } from './MissingCharacters.tsx'
import { useCanvasGestures } from './useCanvasGestures.ts'
import { useViewZoom } from './useViewZoom.ts'
import { fitScale, initialView, projectionOf } from './view.ts'
import { ZoomControls } from './ZoomControls.tsx'

const PenCanvas = lazyOptional(async () => (await import('./PenCanvas.tsx')).PenCanvas)

/** The meme with its layers. Each layer is also a focusable button for the keyboard and screen readers. */
export function EditorCanvas({ isDrawing }: { isDrawing: boolean }) {
  const editor = useEditor()
  const { document, assets, editedId } = editor
  const { width, height } = document
  const viewportRef = useRef<HTMLDivElement>(null)
  const viewport = useElementSize(viewportRef)
  const [view, setView] = useState(initialView)
  const projection = projectionOf(view, document, viewport)
  const handlers = useCanvasGestures({
    editor,
    viewportRef,
    viewport,
    projection,
    view,
    onViewChange: setView,
  })
  const zoomBy = useViewZoom({ viewportRef, viewport, view, onViewChange: setView })

  const fit = fitScale(document, viewport)
  return (
    <div className={styles.stage}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the layers are buttons with keys for every gesture */}
      <div
        ref={viewportRef}
        tabIndex={-1}
        className={styles.viewport}
        data-viewport
        {...(isDrawing ? {} : handlers)}
      >
        <div
          className={styles.canvas}
          style={{
            width: width * fit,
            height: height * fit,
            transform: `translate(${projection.left}px, ${projection.top}px) scale(${view.zoom})`,
          }}
        >
          <MemePicture document={document} assets={assets} hiddenId={editedId} />
        </div>
        <CanvasOverlay
          projection={projection}
          viewportHeight={viewport.height}
          onZoom={zoomBy}
          onResetZoom={() => setView(initialView)}
        />
        {isDrawing && (
          <PenCanvas projection={projection} viewport={viewport} view={view} onViewChange={setView} />
        )}
      </div>
      <ZoomControls zoom={view.zoom} onZoom={zoomBy} onReset={() => setView(initialView)} />
      <MissingCharacters />
    </div>
  )
}

function useElementSize(ref: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const { current: element } = ref
    if (!element) return undefined
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return size
}
