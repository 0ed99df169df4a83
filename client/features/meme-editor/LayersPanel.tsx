import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import Copy from 'lucide-react/icons/copy'
import Trash from 'lucide-react/icons/trash-2'
import { IconButton } from '#client/ui/IconButton.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { MEME_LAYERS_MAX } from '#rules/memes/limits.ts'
import { describeLayer } from './describe-layer.ts'
import { useEditor } from './editor-context.ts'
import styles from './LayersPanel.module.css'

/** The layers from front to back. */
export function LayersPanel({ onSelect }: { onSelect: (id: string) => void }) {
  const { document, selectedId, reorder, duplicate, remove } = useEditor()
  const { layers } = document
  if (layers.length === 0) return <p className={styles.empty}>This meme has no layers yet.</p>
  return (
    <>
      <ol className={styles.list}>
        {[...layers].reverse().map((layer, index) => {
          const name = describeLayer(layer)
          return (
            <li
              key={layer.id}
              className={classNames(styles.item, layer.id === selectedId && styles.selected)}
            >
              <button
                type="button"
                aria-pressed={layer.id === selectedId}
                className={styles.name}
                onClick={() => onSelect(layer.id)}
              >
                {name}
              </button>
              <IconButton
                label={`Move forward: ${name}`}
                disabled={index === 0}
                onClick={() => reorder(layer.id, 1)}
              >
                <ChevronUp aria-hidden="true" />
              </IconButton>
              <IconButton
                label={`Move backward: ${name}`}
                disabled={index === layers.length - 1}
                onClick={() => reorder(layer.id, -1)}
              >
                <ChevronDown aria-hidden="true" />
              </IconButton>
              <IconButton label={`Duplicate: ${name}`} onClick={() => duplicate(layer.id)}>
                <Copy aria-hidden="true" />
              </IconButton>
              <IconButton label={`Delete: ${name}`} onClick={() => remove(layer.id)}>
                <Trash aria-hidden="true" />
              </IconButton>
            </li>
          )
        })}
      </ol>
      <p className={styles.count}>
        {layers.length} of {MEME_LAYERS_MAX} layers
      </p>
    </>
  )
}
