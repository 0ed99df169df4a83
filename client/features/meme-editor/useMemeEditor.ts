import { useCallback, useEffect, useMemo, useReducer, useState } from 'react'
import { VISITOR } from '#client/features/drafts/draft.ts'
import type { PostGroup } from '#client/features/drafts/post-group.ts'
import { useDraft, useDraftDeletion } from '#client/features/drafts/useDraft.ts'
import { useObservable } from '#client/ui/browser/observable.ts'
import { notify } from '#client/ui/toast.ts'
import { memeImagesGone } from './messages.ts'
import { useBackOnline } from '#client/ui/browser/useOnline.ts'
import { createEditorActions } from './editor-actions.ts'
import { createEditorImages, type RemoteImage } from './editor-images.ts'
import { findLayer, removeImages } from './document-changes.ts'
import { imageKeysOf, isUntouched, nextEmptyText, type EditorDocument } from './editor-document.ts'
import { editorReducer, emptyState } from './history.ts'
import { emptyMeme, readDocument, type MemeDraft } from './meme-draft.ts'
import { preloadText } from './load-assets.ts'
import { createRatioOf } from './ratio.ts'
import { isOpenInTab, markOpenInTab } from './open-in-tab.ts'
import { missingCharactersOf } from './render-layer.ts'
import { useMemeAssets } from './useMemeAssets.ts'

/** A new meme that replaces the draft: a template, or the meme of another post. */
export type Opening = {
  document: EditorDocument
  remixOf: MemeDraft['remixOf']
  remoteImages: readonly RemoteImage[]
}

export type MemeEditorState = ReturnType<typeof useMemeEditor>

type EditorOptions = {
  opening: Opening | null
  /** The group of new memes. */
  group: PostGroup | null
  /** Shows the draft at once. */
  continuesDraft?: boolean
}

/** The document, its history and its images. Every change is stored on the device. `viewerId` is null for visitors. */
export function useMemeEditor(viewerId: string | null, options: EditorOptions) {
  const { opening: requested, group, continuesDraft = false } = options
  const { draft, fields } = useDraft(viewerId ?? VISITOR, 'meme', emptyMeme)
  const [images] = useState(() => createEditorImages(viewerId ?? VISITOR))
  const { images: shownImages } = useObservable(images, images.get())
  const [first] = useState(() => firstDocument(draft.get(), requested))
  const [state, dispatch] = useReducer(editorReducer, first, (document) =>
    document ? { ...emptyState, document } : emptyState,
  )
  // A reload of the editor continues the draft. Otherwise the gallery offers it.
  const [isStarted, setStarted] = useState(
    first !== null && (requested !== null || continuesDraft || isOpenInTab()),
  )
  /** The text that is edited in place. */
  const [editedId, setEditedId] = useState<string | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const { document, selectedId } = state

  useDraftDeletion(viewerId ?? undefined)
  useEffect(() => (isStarted ? markOpenInTab() : undefined), [isStarted])
  useBackOnline(images.retryUploads)
  useEffect(preloadText, [])
  useEffect(() => {
    const { document: stored, remoteImages } = draft.get()
    for (const image of remoteImages) images.addRemote(image)
    void images.restore(stored ? imageKeysOf(stored) : []).then((missing) => {
      if (missing.length === 0) return
      dispatch({ type: 'change', change: (shown) => removeImages(shown, missing) })
      notify.info(memeImagesGone)
    })
    return images.stop
  }, [draft, images])
  useEffect(() => {
    if (isStarted && draft.get().document !== document) draft.change({ document })
  }, [draft, document, isStarted])

  useEffect(() => {
    if (group) draft.change({ group })
  }, [draft, group])

  const actions = useMemo(
    () => createEditorActions({ dispatch, images, announce: setAnnouncement, startEditing: setEditedId }),
    [images],
  )
  const { assets, hasFailed, retry } = useMemeAssets(document, shownImages)
  const missingCharacters = useMemo(() => missingCharactersOf(document, assets), [document, assets])
  const ratioOf = useMemo(() => createRatioOf(shownImages), [shownImages])
  const isEditing = editedId !== null && editedId === selectedId

  /** Replaces the document and its history. */
  const openWith = useCallback(
    (opening: Opening) => {
      images.discardAll()
      for (const image of opening.remoteImages) images.addRemote(image)
      draft.change({ ...emptyMeme, group, ...opening })
      dispatch({ type: 'open', document: opening.document })
      setStarted(true)
      const slot = nextEmptyText(opening.document, null)
      if (slot) actions.edit(slot.id)
      else setEditedId(null)
    },
    [draft, group, images, actions],
  )

  return {
    ...state,
    selected: findLayer(document, selectedId),
    editedId: isEditing ? editedId : null,
    isStarted,
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    draft,
    fields,
    images,
    assets,
    hasFailed,
    retryLoading: retry,
    /** Characters of texts that no font contains. */
    missingCharacters,
    ratioOf,
    announcement,
    dispatch,
    ...actions,
    stopEditing: () => {
      setEditedId(null)
      dispatch({ type: 'end-run' })
    },
    /** Continues with the next empty text. The last one stays selected. */
    finishText() {
      const slot = nextEmptyText(document, editedId)
      dispatch({ type: 'end-run' })
      if (slot) actions.edit(slot.id)
      else setEditedId(null)
    },
    openWith,
    /** Opens the draft, which is the document from the start. */
    resume: () => setStarted(true),
    /** Whether opening another document loses nothing. */
    isReplaceable: isUntouched(document),
    /** Discards the meme with its images. */
    startOver() {
      images.discardAll()
      draft.clear()
      dispatch({ type: 'open', document: emptyState.document })
      setEditedId(null)
      setStarted(false)
    },
    /** After the meme was posted. */
    finish() {
      images.forgetAll()
      draft.clear()
      dispatch({ type: 'open', document: emptyState.document })
      setStarted(false)
    },
  }
}

/** The document of the first rendering. Rendering another one before the opened document would take as long again. */
function firstDocument(draft: MemeDraft, requested: Opening | null): EditorDocument | null {
  const restored = readDocument(draft)
  return requested && (!restored || isUntouched(restored)) ? requested.document : restored
}
