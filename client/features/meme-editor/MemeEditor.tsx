import { useEffect, useState, type KeyboardEvent } from 'react'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { PageTitle } from '#client/ui/PageTitle.tsx'
import { lazyOptional } from '#client/ui/lazy-optional.tsx'
import { PRODUCT_NAME } from '#rules/limits.ts'
import { memeFilesMissing } from './messages.ts'
import { EditorCanvas } from './EditorCanvas.tsx'
import { EditorContext } from './editor-context.ts'
import { EditorHeader } from './EditorHeader.tsx'
import { EditorPanel } from './EditorPanel.tsx'
import styles from './MemeEditor.module.css'
import { ReplaceDraftDialog } from './ReplaceDraftDialog.tsx'
import { StartScreen } from './StartScreen.tsx'
import { ToolBar } from './ToolBar.tsx'
import type { PanelName } from './tools.ts'
import { useKeyboardInset } from './useKeyboardInset.ts'
import { useMemeEditor, type Opening } from './useMemeEditor.ts'

const PostStep = lazyOptional(async () => (await import('./PostStep.tsx')).PostStep)

type MemeEditorProps = {
  viewerId: string
  /** The `User.id` of the viewer. */
  authorId: string
  /** The template or the meme that the URL names. Null: the editor restores the draft. */
  opening: Opening | null
  onOpened: () => void
  onLeave: () => void
  onPosted: () => void
}

export function MemeEditor({ viewerId, authorId, opening, onOpened, onLeave, onPosted }: MemeEditorProps) {
  const editor = useMemeEditor(viewerId, opening)
  const { isStarted, selectedId, announcement, hasFailed, retryLoading, isReplaceable, openWith } = editor
  const [tool, setTool] = useState<{ name: PanelName; selectedId: string | null } | null>(null)
  const [refusal, setRefusal] = useState<string>()
  const [isPosting, setPosting] = useState(false)
  useKeyboardInset()

  // The first rendering may show the document already. It becomes the draft here.
  const isShown = opening !== null && editor.document === opening.document
  const canOpen = opening !== null && (isShown || isReplaceable)
  useEffect(() => {
    if (!canOpen) return
    openWith(opening)
    onOpened()
  }, [canOpen, opening, openWith, onOpened])

  // Selecting a layer closes the panel of a tool, except the list of layers.
  const openPanel = tool && (tool.name === 'layers' || tool.selectedId === selectedId) ? tool.name : null
  const showPanel = (name: PanelName | null) => {
    setRefusal(undefined)
    setTool(name && { name, selectedId })
  }
  return (
    <EditorContext value={editor}>
      <PageTitle>{`Make a meme · ${PRODUCT_NAME}`}</PageTitle>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the shortcuts work while any control of the editor has the focus */}
      <main
        id="main"
        tabIndex={-1}
        className={styles.editor}
        data-editing={editor.editedId !== null || undefined}
        onKeyDown={(event) => onHistoryKey(event, editor)}
      >
        <EditorHeader onLeave={onLeave} onPost={() => setPosting(true)} />
        <div className={styles.messages}>
          {refusal && (
            <Banner tone="error">
              {refusal}{' '}
              <Button variant="link" onClick={() => setRefusal(undefined)}>
                Dismiss
              </Button>
            </Banner>
          )}
          {hasFailed && (
            <Banner tone="error">
              {memeFilesMissing}{' '}
              <Button variant="link" onClick={retryLoading}>
                Try again
              </Button>
            </Banner>
          )}
        </div>
        {isStarted ? (
          <>
            <EditorCanvas />
            <EditorPanel open={openPanel} onClose={() => showPanel(null)} onRefused={setRefusal} />
            <ToolBar open={openPanel} onOpen={showPanel} onRefused={setRefusal} />
          </>
        ) : (
          <StartScreen onRefused={setRefusal} />
        )}
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
      </main>
      {isPosting && (
        <PostStep
          authorId={authorId}
          onClose={() => setPosting(false)}
          onPosted={() => {
            editor.finish()
            onPosted()
          }}
        />
      )}
      <ReplaceDraftDialog
        open={opening !== null && !canOpen}
        onKeep={onOpened}
        onReplace={() => {
          if (opening) openWith(opening)
          onOpened()
        }}
      />
    </EditorContext>
  )
}

/** In text fields, the browser undoes typing. */
function onHistoryKey(
  event: KeyboardEvent,
  { undo, redo }: Pick<ReturnType<typeof useMemeEditor>, 'undo' | 'redo'>,
) {
  const { target, key, shiftKey, ctrlKey, metaKey } = event
  const isTyping =
    target instanceof HTMLElement && target.matches('textarea, input:not([type="range"], [type="checkbox"])')
  if (isTyping || !(ctrlKey || metaKey)) return
  const letter = key.toLowerCase()
  if (letter === 'z' && !shiftKey) undo()
  else if (letter === 'y' || letter === 'z') redo()
  else return
  event.preventDefault()
}
