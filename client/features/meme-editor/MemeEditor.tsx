import { useEffect, useState, type KeyboardEvent } from 'react'
import type { usePopularTemplates_query$key } from '#client/__generated__/usePopularTemplates_query.graphql.ts'
import { useKeyboardInset } from '#client/ui/browser/useKeyboardInset.ts'
import type { PostGroup } from '#client/features/drafts/post-group.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { PageTitle } from '#client/ui/PageTitle.tsx'
import { lazyOptional } from '#client/ui/lazy-optional.tsx'
import { PRODUCT_NAME } from '#rules/limits.ts'
import { memeFilesMissing } from './messages.ts'
import { EditorCanvas } from './EditorCanvas.tsx'
import type { EditorDocument } from './editor-document.ts'
import { EditorContext } from './editor-context.ts'
import { EditorHeader } from './EditorHeader.tsx'
import { EditorPanel } from './EditorPanel.tsx'
import styles from './MemeEditor.module.css'
import { rememberTemplate } from './recent-templates.ts'
import { ReplaceDraftDialog } from './ReplaceDraftDialog.tsx'
import { StartScreen } from './StartScreen.tsx'
import { ToolBar } from './ToolBar.tsx'
import type { PanelName } from './tools.ts'
import { TypingBar } from './TypingBar.tsx'
import { useMemeEditor, type Opening } from './useMemeEditor.ts'
import { usePostMeme } from './usePostMeme.ts'

const PostStep = lazyOptional(async () => (await import('./PostStep.tsx')).PostStep)

type MemeEditorProps = {
  /** Null for visitors. */
  viewerId: string | null
  /** The `User.id` of the viewer. */
  authorId: string | undefined
  templates: usePopularTemplates_query$key
  /** The template or the meme that the URL names. Null: the editor shows the gallery, or restores the draft after a reload. */
  opening: Opening | null
  /** The group that the URL names. */
  group: PostGroup | null
  /** Opens the last step with the restored draft. */
  startsPosting: boolean
  onOpened: () => void
  onLeave: () => void
  onPosted: () => void
  /** Called when a visitor wants to post. */
  onSignIn: () => void
}

type Choice = { document: EditorDocument; picture?: File | undefined }

export function MemeEditor({
  viewerId,
  authorId,
  templates,
  opening,
  group,
  startsPosting,
  onOpened,
  onLeave,
  onPosted,
  onSignIn,
}: MemeEditorProps) {
  const isVisitor = viewerId === null
  const editor = useMemeEditor(viewerId, { opening, group, continuesDraft: startsPosting })
  const posting = usePostMeme(editor, authorId)
  const {
    isStarted,
    selectedId,
    announcement,
    hasFailed,
    retryLoading,
    isReplaceable,
    openWith,
    setBackgroundImage,
    document: { background },
  } = editor
  const [tool, setTool] = useState<{ name: PanelName; selectedId: string | null } | null>(null)
  const [refusal, setRefusal] = useState<string>()
  const [areDetailsOpen, setDetailsOpen] = useState(startsPosting && isStarted)
  /** The choice of the gallery, which replaces the draft only on request. */
  const [choice, setChoice] = useState<Choice | null>(null)
  useKeyboardInset()

  // The first rendering may show the document already. It becomes the draft here.
  const isShown = opening !== null && editor.document === opening.document
  const canOpen = opening !== null && (isShown || isReplaceable)
  useEffect(() => {
    if (!canOpen) return
    openWith(opening)
    onOpened()
  }, [canOpen, opening, openWith, onOpened])
  const templateSlug = 'templateSlug' in background ? background.templateSlug : undefined
  useEffect(() => {
    if (isStarted && templateSlug !== undefined) rememberTemplate(templateSlug)
  }, [isStarted, templateSlug])
  const start = ({ document, picture }: Choice) => {
    setChoice(null)
    openWith({ document, remixOf: null, remoteImages: [] })
    if (picture) void setBackgroundImage(picture).then(setRefusal)
  }
  const post = async () => {
    if (isVisitor) return onSignIn()
    if (!(await posting.submit())) return
    editor.finish()
    onPosted()
  }

  // Selecting a layer closes the panel of a tool, except the list of layers.
  const openPanel = tool && (tool.name === 'layers' || tool.selectedId === selectedId) ? tool.name : null
  const showPanel = (name: PanelName | null) => {
    setRefusal(undefined)
    // The pen draws on top of all layers.
    if (name === 'pen') editor.select(null)
    setTool(name && { name, selectedId: name === 'pen' ? null : selectedId })
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
        onKeyDown={(event) => {
          if (event.key === 'Escape' && openPanel === 'pen') showPanel(null)
          onHistoryKey(event, editor)
        }}
      >
        <EditorHeader
          posting={posting}
          onLeave={onLeave}
          onShowDetails={() => setDetailsOpen(true)}
          onPost={() => (posting.needsReview ? setDetailsOpen(true) : void post())}
        />
        <div className={styles.messages}>
          {refusal && (
            <Banner tone="error">
              {refusal}{' '}
              <Button variant="link" onClick={() => setRefusal(undefined)}>
                Dismiss
              </Button>
            </Banner>
          )}
          {posting.failure && !areDetailsOpen && <Banner tone="error">{posting.failure}</Banner>}
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
          <div className={styles.content} inert={posting.isPosting}>
            <EditorCanvas isDrawing={openPanel === 'pen'} />
            <EditorPanel
              templates={templates}
              open={openPanel}
              onClose={() => showPanel(null)}
              onRefused={setRefusal}
              onShowDetails={() => setDetailsOpen(true)}
            />
            <TypingBar />
            <ToolBar open={openPanel} onOpen={showPanel} onRefused={setRefusal} />
          </div>
        ) : (
          <StartScreen
            templates={templates}
            onStart={(document, picture) =>
              isReplaceable ? start({ document, picture }) : setChoice({ document, picture })
            }
          />
        )}
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
      </main>
      {areDetailsOpen && (
        <PostStep
          posting={posting}
          isVisitor={isVisitor}
          onClose={() => setDetailsOpen(false)}
          onPost={() => void post()}
        />
      )}
      <ReplaceDraftDialog
        open={choice !== null || (opening !== null && !canOpen)}
        onKeep={() => {
          if (choice) {
            setChoice(null)
            editor.resume()
          } else onOpened()
        }}
        onReplace={() => {
          if (choice) return start(choice)
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
