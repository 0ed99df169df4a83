import Undo from 'lucide-react/icons/undo-2'
import { Button } from '#client/ui/Button.tsx'
import { ChoiceGroup } from '#client/ui/ChoiceGroup.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { ColorChoice } from './ColorChoice.tsx'
import { useEditor } from './editor-context.ts'
import { changePen, PEN_WIDTHS, usePenSettings } from './pen-settings.ts'
import styles from './Pen.module.css'

export function PenPanel({ onDone }: { onDone: () => void }) {
  const { canUndo, undo } = useEditor()
  const { color, width } = usePenSettings()
  return (
    <div className={styles.panel}>
      <ColorChoice
        label="Pen color"
        isLabelHidden
        value={color}
        onChange={(chosen) => changePen({ color: chosen })}
      />
      <ChoiceGroup
        label="Width of the pen"
        look="chips"
        choices={PEN_WIDTHS}
        current={width}
        onChange={(chosen) => changePen({ width: chosen })}
      />
      <div className={styles.actions}>
        <IconButton label="Undo" aria-disabled={!canUndo || undefined} onClick={undo}>
          <Undo aria-hidden="true" />
        </IconButton>
        <Button size="small" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  )
}
