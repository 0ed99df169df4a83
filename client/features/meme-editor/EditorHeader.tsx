import ArrowLeft from 'lucide-react/icons/arrow-left'
import Download from 'lucide-react/icons/download'
import Keyboard from 'lucide-react/icons/keyboard'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Redo from 'lucide-react/icons/redo-2'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Undo from 'lucide-react/icons/undo-2'
import type { SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#client/ui/Button.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Menu } from '#client/ui/Menu.tsx'
import { MenuItem } from '#client/ui/MenuItem.tsx'
import { lazyOptional } from '#client/ui/lazy-optional.tsx'
import { downloadPicture } from './download-picture.ts'
import { useEditor } from './editor-context.ts'
import { nextEmptyText } from './editor-document.ts'
import styles from './EditorHeader.module.css'
import { StartOverDialog } from './StartOverDialog.tsx'
import type { MemePosting } from './usePostMeme.ts'

/** The text area would lose the focus, which moves the buttons before they are clicked. */
const keepsFocus = {
  onPointerDown: (event: SyntheticEvent) => event.preventDefault(),
  onMouseDown: (event: SyntheticEvent) => event.preventDefault(),
}

const KeysHelp = lazyOptional(async () => (await import('./KeysHelp.tsx')).KeysHelp)

type EditorHeaderProps = {
  posting: MemePosting
  onLeave: () => void
  onShowDetails: () => void
  onPost: () => void
}

export function EditorHeader({ posting, onLeave, onShowDetails, onPost }: EditorHeaderProps) {
  const editor = useEditor()
  const { isPosting, needsReview } = posting
  const { document, fields, isStarted, editedId, finishText, canUndo, canRedo, undo, redo, startOver } =
    editor
  const isLastText = !needsReview && !nextEmptyText(document, editedId)
  return (
    <header className={styles.header}>
      <IconButton label="Leave the editor" onClick={onLeave}>
        <ArrowLeft aria-hidden="true" />
      </IconButton>
      <div className={styles.heading}>
        <h1 className={styles.title}>Make a meme</h1>
        {isStarted && fields.remixOf && <p className={styles.credit}>Remixed from {fields.remixOf.author}</p>}
      </div>
      {isStarted && (
        <>
          <div role="group" aria-label="Meme" className={styles.tools}>
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
            <Menu>
              <MenuItem label="Text and description" icon={MessageSquareText} onSelect={onShowDetails} />
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
          </div>
          {(editedId === null || isLastText) && (
            <Button
              key="post"
              variant={editedId === null ? 'primary' : 'secondary'}
              className={styles.button}
              busy={isPosting}
              {...keepsFocus}
              onClick={onPost}
            >
              {isPosting ? 'Posting...' : 'Post'}
            </Button>
          )}
          {editedId !== null && (
            <Button
              key="done"
              className={styles.button}
              {...keepsFocus}
              // Phones keep their keyboard open only if the next text has the focus before the tap ends.
              onClick={() => flushSync(finishText)}
            >
              Done
            </Button>
          )}
        </>
      )}
    </header>
  )
}
