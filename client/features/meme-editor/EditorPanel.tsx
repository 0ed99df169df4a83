import MessageSquareText from 'lucide-react/icons/message-square-text'
import X from 'lucide-react/icons/x'
import type { usePopularTemplates_query$key } from '#client/__generated__/usePopularTemplates_query.graphql.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { lazyOptional } from '#client/ui/lazy-optional.tsx'
import { applyTemplate } from './apply-template.ts'
import { CanvasPanel } from './CanvasPanel.tsx'
import { nameLayer } from './describe-layer.ts'
import { useEditor } from './editor-context.ts'
import styles from './EditorPanel.module.css'
import { focusLayer } from './focus-layer.ts'
import { LayerPanel } from './LayerPanel.tsx'
import { LayersPanel } from './LayersPanel.tsx'
import { TemplatePicker } from './TemplatePicker.tsx'
import { TOOLS, type PanelName } from './tools.ts'

const PenPanel = lazyOptional(async () => (await import('./PenPanel.tsx')).PenPanel)
const StickerPanel = lazyOptional(async () => (await import('./StickerPanel.tsx')).StickerPanel)

type EditorPanelProps = {
  templates: usePopularTemplates_query$key
  open: PanelName | null
  onClose: () => void
  onRefused: (message: string | undefined) => void
  onShowDetails: () => void
}

/** The open tool, or else what can be done with the selected layer. A sheet on phones, a column on wide windows. */
export function EditorPanel({ templates, open, onClose, onRefused, onShowDetails }: EditorPanelProps) {
  const { selected, select, fields } = useEditor()
  if (!open && !selected)
    return (
      <aside aria-label="Properties" className={classNames(styles.panel, styles.idle)}>
        <button type="button" className={styles.details} onClick={onShowDetails}>
          <MessageSquareText aria-hidden="true" />
          <span className={styles.text}>{fields.text || 'Add text and description'}</span>
        </button>
        <div className={styles.overview}>
          <h2 className={styles.title}>Layers</h2>
          <LayersPanel onSelect={focusLayer} />
          <p className={styles.hint}>
            Select a layer to change it, or add one with the tools.{' '}
            <span className={styles.mouse}>Double-click a text</span>
            <span className={styles.touch}>Tap a text twice</span> to edit it.
          </p>
        </div>
      </aside>
    )
  const title = open ? TOOLS.find(({ name }) => name === open)?.label : selected && nameLayer(selected)
  return (
    <aside
      aria-label={title}
      className={classNames(
        styles.panel,
        open === 'templates' && styles.tall,
        open === 'stickers' && styles.steady,
      )}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <IconButton label={open ? 'Close' : 'Deselect'} onClick={open ? onClose : () => select(null)}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className={styles.content}>
        {open ? (
          <PanelContent templates={templates} name={open} onClose={onClose} onRefused={onRefused} />
        ) : (
          selected && <LayerPanel layer={selected} />
        )}
      </div>
    </aside>
  )
}

type PanelContentProps = Omit<EditorPanelProps, 'open' | 'onShowDetails'> & { name: PanelName }

function PanelContent({ templates, name, onClose, onRefused }: PanelContentProps) {
  const { change, announce, select } = useEditor()
  switch (name) {
    case 'templates':
      return (
        <TemplatePicker
          query={templates}
          onChoose={(template) => {
            change((document) => applyTemplate(document, template), { select: null })
            announce(`Template ${template.name}`)
            onClose()
          }}
        />
      )
    case 'stickers':
      return <StickerPanel />
    case 'pen':
      return <PenPanel onDone={onClose} />
    case 'canvas':
      return <CanvasPanel onRefused={onRefused} />
    case 'layers':
      return <LayersPanel onSelect={select} />
  }
}
