import { del, get, set } from 'idb-keyval'
import { TransportError } from '#client/relay/errors.ts'
import { createObservable } from '#client/ui/browser/observable.ts'
import { tryDatabase } from '#client/ui/browser/storage.ts'
import {
  convertVideo,
  deleteMedia,
  deleteUpload,
  uploadFile,
  UploadRefusedError,
  type UploadedMedia,
} from '#client/uploads/upload-file.ts'
import { isQuickTime } from '#rules/media-rules.ts'
import type { Draft } from './draft.ts'

/** The fields of a draft that describe its file. The file itself is stored in IndexedDB. */
export type AttachmentFields = {
  hasFile: boolean
  altText: string
  /** The uploaded file. */
  media: UploadedMedia | null
  /** The URL at which an incomplete upload resumes. */
  uploadUrl: string | null
}

export const noAttachment: AttachmentFields = { hasFile: false, altText: '', media: null, uploadUrl: null }

/** `share`: the converted or uploaded part of the file, 0 to 1. */
export type UploadState =
  | { kind: 'converting' | 'sending'; share: number }
  | {
      kind: 'failed'
      message: string
      /** The server rejected the file itself. */
      isFinal: boolean
      share: number
    }

/** `file` is null until a stored file is read. `upload` is null without a file and after the upload. */
type AttachmentState = { file: File | null; upload: UploadState | null }

export type Attachment = ReturnType<typeof createAttachment>

const EMPTY: AttachmentState = { file: null, upload: null }
/** Milliseconds before its expiry at which a file is uploaded again. */
const EXPIRY_MARGIN = 60_000

/** The file of a draft, at most one. It is uploaded as soon as it is attached, unless a visitor writes the draft. */
export function createAttachment(draft: Draft<AttachmentFields>, { isVisitors = false } = {}) {
  const { storageKey } = draft
  const state = createObservable(EMPTY)
  let running: { aborter: AbortController; media: Promise<UploadedMedia> } | undefined

  const setUpload = (upload: UploadState | null) => state.set({ ...state.get(), upload })
  const uploadedShare = () => state.get().upload?.share ?? 0
  const store = (file: File) => {
    if (storageKey) void tryDatabase(() => set(storageKey, file))
  }

  /** Replaces a QuickTime file by the MP4 file that is uploaded. */
  const convert = async (original: File, signal: AbortSignal): Promise<File> => {
    // Each conversion writes other bytes, which cannot continue an earlier upload.
    draft.note({ uploadUrl: null })
    const showProgress = (share: number) => {
      if (!signal.aborted) setUpload({ kind: 'converting', share })
    }
    showProgress(0)
    const file = await convertVideo(original, { signal, onProgress: showProgress })
    signal.throwIfAborted()
    store(file)
    state.set({ file, upload: { kind: 'sending', share: 0 } })
    return file
  }

  const send = async (chosen: File, signal: AbortSignal): Promise<UploadedMedia> => {
    const file = isQuickTime(chosen) ? await convert(chosen, signal) : chosen
    return uploadFile(file, {
      signal,
      onProgress: (share) => {
        if (!signal.aborted) setUpload({ kind: 'sending', share })
      },
      resumeUrl: () => draft.get().uploadUrl,
      onResumeUrl: (uploadUrl) => {
        if (!signal.aborted) draft.note({ uploadUrl })
      },
    })
  }

  /** Resumes an incomplete upload. */
  const startUpload = (file: File): Promise<UploadedMedia> => {
    const aborter = new AbortController()
    const { signal } = aborter
    draft.note({ media: null })
    state.set({ file, upload: { kind: 'sending', share: uploadedShare() } })
    const media = send(file, signal).then(
      (uploaded) => {
        if (signal.aborted) deleteMedia(uploaded)
        signal.throwIfAborted()
        running = undefined
        draft.change({ media: uploaded, uploadUrl: null })
        setUpload(null)
        return uploaded
      },
      (error: unknown) => {
        signal.throwIfAborted()
        running = undefined
        setUpload(uploadFailure(error, draft.get().uploadUrl === null ? 0 : uploadedShare()))
        throw error
      },
    )
    // Avoids an unhandled rejection when nothing awaits the upload. The state contains the failure.
    media.catch(() => undefined)
    running = { aborter, media }
    return media
  }
  const cancelUpload = () => {
    running?.aborter.abort()
    running = undefined
  }
  const discard = () => {
    cancelUpload()
    const { media, uploadUrl } = draft.get()
    if (media) deleteMedia(media)
    if (uploadUrl !== null) deleteUpload(uploadUrl)
    state.set(EMPTY)
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    attach(file: File) {
      discard()
      store(file)
      draft.change({ ...noAttachment, hasFile: true })
      if (isVisitors) state.set({ file, upload: null })
      else void startUpload(file)
    },
    remove() {
      discard()
      if (storageKey) void tryDatabase(() => del(storageKey))
      draft.change(noAttachment)
    },
    /** Resolves when the file is uploaded, or to null without a file. A failed or expired upload starts again. */
    async uploadedMedia(): Promise<UploadedMedia | null> {
      const { file } = state.get()
      const { media } = draft.get()
      if (!file) return null
      if (media && !isExpired(media)) return media
      return running?.media ?? startUpload(file)
    },
    /** For a file that the server has removed or assigned to a post. */
    async uploadAgain(): Promise<UploadedMedia | null> {
      const { file } = state.get()
      return file && startUpload(file)
    },
    retryUpload() {
      const { file, upload } = state.get()
      if (file && upload?.kind === 'failed' && !upload.isFinal) void startUpload(file)
    },
    /** Reads the stored file and continues its upload. */
    async restore() {
      if (!storageKey || !draft.get().hasFile) return
      const file = await readFile(storageKey)
      // The member may have attached or removed a file while it was read.
      if (!draft.get().hasFile || state.get().file) return
      if (!file) return draft.note(noAttachment)
      state.set({ file, upload: null })
      const { media } = draft.get()
      if (!isVisitors && (!media || isExpired(media))) void startUpload(file)
    },
    /** Call after the draft was sent. */
    clear: () => state.set(EMPTY),
    /** Cancels a running upload and keeps what is stored. */
    stop: cancelUpload,
  }
}

function isExpired({ expiresAt }: UploadedMedia): boolean {
  return Date.parse(expiresAt) - Date.now() < EXPIRY_MARGIN
}

function uploadFailure(error: unknown, share: number): UploadState {
  if (error instanceof UploadRefusedError)
    return { kind: 'failed', message: error.message, isFinal: error.isFinal, share }
  const isOffline = error instanceof TransportError && error.failure === 'offline'
  const message = isOffline ? error.message : 'The upload failed. Your draft is saved here.'
  return { kind: 'failed', message, isFinal: false, share }
}

async function readFile(key: string): Promise<File | null> {
  const file = await tryDatabase(() => get<unknown>(key))
  return file instanceof File ? file : null
}
