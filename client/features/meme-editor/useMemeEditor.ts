import { useCallback, useEffect, useMemo, useReducer, useState } from 'react'
import { useDraft, useDraftDeletion } from '#client/features/drafts/useDraft.ts'
import { useObservable } from '#client/ui/browser/observable.ts'
import { notify } from '#client/ui/toast.ts'
import { memeImagesGone } from './messages.ts'
import { useBackOnline } from '#client/ui/browser/useOnline.ts'
import { createEditorActions } from './editor-actions.ts'
import { createEditorImages, type RemoteImage } from './editor-images.ts'
import { findLayer, removeImages } from './document-changes.ts'
import { imageKeysOf, isUntouched, type EditorDocument } from './editor-document.ts'
import { editorReducer, emptyState } from './history.ts'
import { emptyMeme, readDocument, type MemeDraft } from './meme-draft.ts'
import { preloadText } from './load-assets.ts'
import { createRatioOf } from './ratio.ts'
import { useMemeAssets } from './useMemeAssets.ts'

/** A new meme that replaces the draft: a template, or the meme of another post. */
export type Opening = {
  document: EditorDocument
  remixOf: MemeDraft['remixOf']
  remoteImages: readonly RemoteImage[]
}

export type MemeEditorState = ReturnType<typeof useMemeEditor>

/** The document, its history and its images. Every change is stored on the device. */
export function useMemeEditor(viewerId: string, requested: Opening | null) {
  const { draft, fields } = useDraft(viewerId, 'meme', emptyMeme)
  const [images] = useState(() => createEditorImages(viewerId))
  const { images: shownImages } = useObservable(images, images.get())
  const [first] = useState(() => firstDocument(draft.get(), requested))
  const [state, dispatch] = useReducer(editorReducer, first, (document) =>
    document ? { ...emptyState, document } : emptyState,
  )
  const [isStarted, setStarted] = useState(first !== null)
  /** The text that is edited in place. */
  const [editedId, setEditedId] = useState<string | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const { document, selectedId } = state

  useDraftDeletion(viewerId)
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

  const actions = useMemo(
    () => createEditorActions({ dispatch, images, announce: setAnnouncement, startEditing: setEditedId }),
    [images],
  )
  const { assets, hasFailed, retry } = useMemeAssets(document, shownImages)
  const ratioOf = useMemo(() => createRatioOf(shownImages), [shownImages])
  const isEditing = editedId !== null && editedId === selectedId

  /** Replaces the document and its history. */
  const openWith = useCallback(
    (opening: Opening) => {
      images.discardAll()
      for (const image of opening.remoteImages) images.addRemote(image)
      draft.change({ ...emptyMeme, ...opening })
      setEditedId(null)
      dispatch({ type: 'open', document: opening.document })
      setStarted(true)
    },
    [draft, images],
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
    ratioOf,
    announcement,
    dispatch,
    ...actions,
    stopEditing: () => {
      setEditedId(null)
      dispatch({ type: 'end-run' })
    },
    openWith,
    open: (opened: EditorDocument) => openWith({ document: opened, remixOf: null, remoteImages: [] }),
    /** Whether opening another document loses nothing. */
    isReplaceable: !isStarted || isUntouched(document),
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
      setStarted(false)
    },
  }
}

/** The document of the first rendering. Rendering another one before the opened document would take as long again. */
function firstDocument(draft: MemeDraft, requested: Opening | null): EditorDocument | null {
  const restored = readDocument(draft)
  return requested && (!restored || isUntouched(restored)) ? requested.document : restored
}
