import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import Copy from 'lucide-react/icons/copy'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { Button } from '#client/ui/Button.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { useEditor } from './editor-context.ts'
import type { EditorLayer } from './editor-document.ts'
import { boxOf, limitScale } from './geometry.ts'
import styles from './LayerPanel.module.css'
import { PicturePanel } from './PicturePanel.tsx'
import { pictureUrl } from './picture-url.ts'
import { Slider } from './Slider.tsx'
import { TextStyle } from './TextStyle.tsx'

/** The settings and actions of the selected layer, for members who use neither gestures nor keys. */
export function LayerPanel({ layer }: { layer: EditorLayer }) {
  const { edit, duplicate, reorder, remove, adjust, ratioOf, images } = useEditor()
  const { id, content } = layer
  return (
    <div className={styles.panel}>
      <div className={styles.actions}>
        {'text' in content && (
          <Button variant="secondary" className={styles.edit} onClick={() => edit(id)}>
            <Pencil aria-hidden="true" className={styles.icon} />
            Edit text
          </Button>
        )}
        <IconButton label="Duplicate" aria-keyshortcuts="Control+D" onClick={() => duplicate(id)}>
          <Copy aria-hidden="true" />
        </IconButton>
        <IconButton label="Move forward" onClick={() => reorder(id, 1)}>
          <ChevronUp aria-hidden="true" />
        </IconButton>
        <IconButton label="Move backward" onClick={() => reorder(id, -1)}>
          <ChevronDown aria-hidden="true" />
        </IconButton>
        <IconButton label="Delete" aria-keyshortcuts="Delete" onClick={() => remove(id)}>
          <Trash aria-hidden="true" />
        </IconButton>
      </div>
      {'text' in content && <TextStyle id={id} text={content.text} />}
      {('sticker' in content || 'image' in content) && (
        <PicturePanel
          key={id}
          url={pictureUrl(content, images.get().images)}
          adjustments={('sticker' in content ? content.sticker : content.image).adjustments}
          onChange={(adjustments, run) => adjust(id, adjustments, ratioOf, run && `${run} ${id}`)}
        />
      )}
      <Arrange layer={layer} />
    </div>
  )
}

const NUDGE = 0.01

const ARROWS = [
  { label: 'Move left', x: -1, y: 0, icon: ArrowLeft },
  { label: 'Move up', x: 0, y: -1, icon: ArrowUp },
  { label: 'Move down', x: 0, y: 1, icon: ArrowDown },
  { label: 'Move right', x: 1, y: 0, icon: ArrowRight },
] as const

function Arrange({ layer: { id, content } }: { layer: EditorLayer }) {
  const { document, ratioOf, place } = useEditor()
  const box = boxOf(content, document, ratioOf)
  const scaleTo = (percent: number) => {
    const scale = limitScale((percent / 100) * (document.width / box.width), box, document)
    place(id, { ...box, width: box.width * scale, height: box.height * scale }, scale, `scale ${id}`)
  }
  return (
    <div className={styles.arrange}>
      <Slider
        label="Width"
        min={5}
        max={150}
        step={1}
        unit="%"
        value={(box.width / document.width) * 100}
        onChange={scaleTo}
      />
      <Slider
        label="Angle"
        min={-180}
        max={180}
        step={1}
        unit="°"
        value={box.angle}
        onChange={(angle) => place(id, { ...box, angle }, 1, `angle ${id}`)}
      />
      <div role="group" aria-label="Position" className={styles.arrows}>
        <span aria-hidden="true" className={styles.label}>
          Position
        </span>
        {ARROWS.map(({ label, x, y, icon: Icon }) => (
          <IconButton
            key={label}
            label={label}
            onClick={() =>
              place(id, {
                ...box,
                x: box.x + x * NUDGE * document.width,
                y: box.y + y * NUDGE * document.height,
              })
            }
          >
            <Icon aria-hidden="true" />
          </IconButton>
        ))}
      </div>
    </div>
  )
}
