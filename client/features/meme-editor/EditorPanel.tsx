import X from 'lucide-react/icons/x'
import { IconButton } from '#client/ui/IconButton.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { applyTemplate } from './apply-template.ts'
import { CanvasPanel } from './CanvasPanel.tsx'
import { useEditor } from './editor-context.ts'
import styles from './EditorPanel.module.css'
import { EmojiPanel } from './EmojiPanel.tsx'
import { LayerPanel } from './LayerPanel.tsx'
import { LayersPanel } from './LayersPanel.tsx'
import { StickerPanel } from './StickerPanel.tsx'
import { TemplatePicker } from './TemplatePicker.tsx'
import { TOOLS, type PanelName } from './tools.ts'

type EditorPanelProps = {
  open: PanelName | null
  onClose: () => void
  onRefused: (message: string | undefined) => void
}

/** The open tool, or else what can be done with the selected layer. A sheet on phones, a column on wide windows. */
export function EditorPanel({ open, onClose, onRefused }: EditorPanelProps) {
  const { selected, select } = useEditor()
  if (!open && !selected)
    return (
      <aside aria-label="Properties" className={classNames(styles.panel, styles.hint)}>
        <p>Select a layer to change it, or add one with the tools.</p>
        <p>Tap a text twice to edit it.</p>
      </aside>
    )
  const title = open ? TOOLS.find(({ name }) => name === open)?.label : 'Layer'
  return (
    <aside aria-label={title} className={classNames(styles.panel, open === 'templates' && styles.tall)}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <IconButton label={open ? 'Close' : 'Deselect'} onClick={open ? onClose : () => select(null)}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className={styles.content}>
        {open ? (
          <PanelContent name={open} onClose={onClose} onRefused={onRefused} />
        ) : (
          selected && <LayerPanel layer={selected} />
        )}
      </div>
    </aside>
  )
}

type PanelContentProps = Omit<EditorPanelProps, 'open'> & { name: PanelName }

function PanelContent({ name, onClose, onRefused }: PanelContentProps) {
  const { change, announce } = useEditor()
  switch (name) {
    case 'templates':
      return (
        <TemplatePicker
          onChoose={(template) => {
            change((document) => applyTemplate(document, template), { select: null })
            announce(`Template ${template.name}`)
            onClose()
          }}
        />
      )
    case 'stickers':
      return <StickerPanel />
    case 'emoji':
      return <EmojiPanel />
    case 'canvas':
      return <CanvasPanel onRefused={onRefused} />
    case 'layers':
      return <LayersPanel />
  }
}
