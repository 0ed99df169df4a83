import ArrowLeft from 'lucide-react/icons/arrow-left'
import Download from 'lucide-react/icons/download'
import Keyboard from 'lucide-react/icons/keyboard'
import Redo from 'lucide-react/icons/redo-2'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Undo from 'lucide-react/icons/undo-2'
import { Button } from '#client/ui/Button.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Menu } from '#client/ui/Menu.tsx'
import { MenuItem } from '#client/ui/MenuItem.tsx'
import { downloadPicture } from './download-picture.ts'
import { useEditor } from './editor-context.ts'
import styles from './EditorHeader.module.css'
import { KeysHelp } from './KeysHelp.tsx'
import { StartOverDialog } from './StartOverDialog.tsx'

type EditorHeaderProps = { onLeave: () => void; onPost: () => void }

export function EditorHeader({ onLeave, onPost }: EditorHeaderProps) {
  const editor = useEditor()
  const { isStarted, editedId, stopEditing, canUndo, canRedo, undo, redo, startOver } = editor
  return (
    <header className={styles.header}>
      <IconButton label="Leave the editor" onClick={onLeave}>
        <ArrowLeft aria-hidden="true" />
      </IconButton>
      <h1 className={styles.title}>Make a meme</h1>
      {isStarted && (
        <>
          <div role="group" aria-label="History" className={styles.history}>
            <IconButton
              label="Undo"
              aria-keyshortcuts="Control+Z"
              aria-disabled={!canUndo || undefined}
              onClick={undo}
            >
              <Undo aria-hidden="true" />
            </IconButton>
            <IconButton
              label="Redo"
              aria-keyshortcuts="Control+Shift+Z"
              aria-disabled={!canRedo || undefined}
              onClick={redo}
            >
              <Redo aria-hidden="true" />
            </IconButton>
          </div>
          <Menu>
            <MenuItem
              label="Download PNG"
              icon={Download}
              onSelect={() => void downloadPicture(editor, 'png')}
            />
            <MenuItem
              label="Download WebP"
              icon={Download}
              onSelect={() => void downloadPicture(editor, 'webp')}
            />
            <MenuItem
              label="Keyboard shortcuts"
              icon={Keyboard}
              renderDialog={(controls) => <KeysHelp {...controls} />}
            />
            <MenuItem
              label="Start over"
              icon={RotateCcw}
              isDanger
              renderDialog={(controls) => <StartOverDialog {...controls} onConfirm={startOver} />}
            />
          </Menu>
          {editedId === null ? (
            <Button key="next" className={styles.post} onClick={onPost}>
              Next
            </Button>
          ) : (
            <Button
              key="done"
              className={styles.post}
              // The text area would lose the focus, which replaces this button before it is clicked.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={stopEditing}
            >
              Done
            </Button>
          )}
        </>
      )}
    </header>
  )
}
