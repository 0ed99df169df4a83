import { useRef } from 'react'
import { FilePicker } from '#client/ui/FilePicker.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { IMAGE_TYPES } from '#rules/media-rules.ts'
import { useEditor } from './editor-context.ts'
import { isFull } from './document-changes.ts'
import styles from './ToolBar.module.css'
import { TOOLS, type PanelName, type ToolName } from './tools.ts'

type ToolBarProps = {
  open: PanelName | null
  onOpen: (panel: PanelName | null) => void
  onRefused: (message: string | undefined) => void
}

export function ToolBar({ open, onOpen, onRefused }: ToolBarProps) {
  const { addText, addImage, document, announce } = useEditor()
  const picker = useRef<HTMLInputElement>(null)
  const addFile = async (file: File) => onRefused(await addImage(file))
  const use = (name: ToolName) => {
    onRefused(undefined)
    if ((name === 'text' || name === 'picture') && isFull(document)) announce('The meme has too many layers')
    else if (name === 'text') addText()
    else if (name === 'picture') picker.current?.click()
    else onOpen(open === name ? null : name)
  }
  return (
    <div role="toolbar" aria-label="Tools" className={styles.bar}>
      {TOOLS.map(({ name, label, icon: Icon }) => (
        <button
          key={name}
          type="button"
          aria-expanded={name === 'text' || name === 'picture' ? undefined : open === name}
          className={classNames(styles.tool, open === name && styles.open)}
          onClick={() => use(name)}
        >
          <Icon aria-hidden="true" />
          <span className={styles.label}>{label}</span>
        </button>
      ))}
      <FilePicker
        ref={picker}
        label="Picture to add"
        types={IMAGE_TYPES}
        onChoose={(file) => void addFile(file)}
      />
    </div>
  )
}
