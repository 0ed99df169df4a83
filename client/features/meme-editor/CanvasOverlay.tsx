import { useId } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { describeLayer } from './describe-layer.ts'
import styles from './CanvasOverlay.module.css'
import { useEditor } from './editor-context.ts'
import { isEmptyText } from './editor-document.ts'
import { boxOf } from './geometry.ts'
import { SelectionFrame } from './SelectionFrame.tsx'
import { TextInPlace } from './TextInPlace.tsx'
import { useLayerKeys } from './useLayerKeys.ts'
import { overlayStyle, type Projection } from './view.ts'

type CanvasOverlayProps = {
  projection: Projection
  viewportHeight: number
  onZoom: (factor: number) => void
  onResetZoom: () => void
}

/** The controls above the picture: a button for each layer, the frame of the selected layer, the snap guides and the zoom. */
export function CanvasOverlay({ projection, viewportHeight, onZoom, onResetZoom }: CanvasOverlayProps) {
  const editor = useEditor()
  const { document, ratioOf, selected, selectedId, editedId } = editor
  const onKeyDown = useLayerKeys(editor, { onZoom, onResetZoom })
  const helpId = useId()
  return (
    <div className={styles.overlay}>
      <p id={helpId} hidden>
        Arrow keys move, plus and minus scale, square brackets turn, Enter edits a text, Delete removes.
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from the buttons inside */}
      <div role="group" aria-label="Layers of the meme, from back to front" onKeyDown={onKeyDown}>
        {document.layers.map((layer, index) => (
          <button
            key={layer.id}
            type="button"
            data-layer-button={layer.id}
            data-frame={layer.id}
            aria-label={`${describeLayer(layer)}, layer ${index + 1} of ${document.layers.length}`}
            aria-pressed={layer.id === selectedId}
            aria-describedby={helpId}
            className={classNames(styles.layer, isEmptyText(layer.content) && styles.slot)}
            style={overlayStyle(boxOf(layer.content, document, ratioOf), projection)}
            onFocus={() => editor.select(layer.id)}
          />
        ))}
      </div>
      <div data-guide="x" hidden className={styles.vertical} />
      <div data-guide="y" hidden className={styles.horizontal} />
      {selected && (
        <SelectionFrame
          layer={selected}
          projection={projection}
          viewportHeight={viewportHeight}
          isEditing={editedId !== null}
        />
      )}
      {selected && editedId !== null && 'text' in selected.content && (
        <TextInPlace
          key={selected.id}
          layer={selected}
          text={selected.content.text}
          projection={projection}
        />
      )}
    </div>
  )
}
