import { TransportError } from '#client/relay/errors.ts'
import {
  deleteMedia,
  deleteUpload,
  uploadFile,
  UploadRefusedError,
  type UploadedMedia,
} from '#client/uploads/upload-file.ts'
import { messages } from '#rules/messages.ts'
import { emptyDraft, newIdempotencyKey, type DraftContent } from './draft-content.ts'
import { deleteDraft, readContent, readFile, storeContent, storeFile } from './draft-storage.ts'

/** `share`: the uploaded part of the file, 0 to 1. */
export type UploadState =
  | { kind: 'sending'; share: number }
  | {
      kind: 'failed'
      message: string
      /** The server rejected the file itself. */
      isFinal: boolean
      share: number
    }

export type DraftState = DraftContent & {
  /** Null without a file and after the upload. */
  upload: UploadState | null
  /** A stored file is not read yet. */
  isRestoring: boolean
}

export type Draft = ReturnType<typeof createDraft>

/** Milliseconds before its expiry at which a file is uploaded again. */
const EXPIRY_MARGIN = 60_000

/**
 * An observable draft with text and at most one file. Changes are stored under the key immediately, and a file is
 * uploaded as soon as it is attached. Without a key nothing is stored.
 */
export function createDraft(key: string | undefined) {
  const listeners = new Set<() => void>()
  let state: DraftState = { ...restoreContent(key), upload: null }
  let running: { aborter: AbortController; media: Promise<UploadedMedia> } | undefined

  const update = (part: Partial<DraftState>) => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  const store = () => {
    const { upload: _upload, isRestoring: _isRestoring, ...content } = state
    if (key !== undefined) storeContent(key, content)
  }
  const change = (part: Partial<DraftContent>) => {
    update({ ...part, idempotencyKey: newIdempotencyKey() })
    store()
  }
  const uploadedShare = () => state.upload?.share ?? 0

  /** Resumes an incomplete upload. */
  const startUpload = (file: File): Promise<UploadedMedia> => {
    const aborter = new AbortController()
    const { signal } = aborter
    update({ media: null, upload: { kind: 'sending', share: uploadedShare() } })
    const media = uploadFile(file, {
      signal,
      onProgress: (share) => {
        if (!signal.aborted) update({ upload: { kind: 'sending', share } })
      },
      resumeUrl: () => state.uploadUrl,
      onResumeUrl: (uploadUrl) => {
        if (signal.aborted) return
        update({ uploadUrl })
        store()
      },
    }).then(
      (uploaded) => {
        if (signal.aborted) deleteMedia(uploaded)
        signal.throwIfAborted()
        running = undefined
        update({ upload: null })
        change({ media: uploaded, uploadUrl: null })
        return uploaded
      },
      (error: unknown) => {
        signal.throwIfAborted()
        running = undefined
        update({ upload: uploadFailure(error, state.uploadUrl === null ? 0 : uploadedShare()) })
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
  const removeFile = () => {
    cancelUpload()
    if (state.media) deleteMedia(state.media)
    if (state.uploadUrl !== null) deleteUpload(state.uploadUrl)
    update({ file: null, media: null, uploadUrl: null, altText: '', upload: null, isRestoring: false })
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    setText: (text: string) => change({ text }),
    setAltText: (altText: string) => change({ altText }),
    attach(file: File) {
      removeFile()
      change({ file })
      if (key !== undefined) void storeFile(key, file)
      void startUpload(file)
    },
    removeAttachment() {
      removeFile()
      change({})
      if (key !== undefined) void storeFile(key, null)
    },

    /** Resolves when the file is uploaded. A failed or expired upload starts again. */
    async uploadedMedia(): Promise<UploadedMedia | null> {
      const { file, media } = state
      if (!file) return null
      if (media && !isExpired(media)) return media
      return running?.media ?? startUpload(file)
    },
    /** For a file that the server has removed or assigned to a post. */
    uploadAgain: () => (state.file ? startUpload(state.file) : Promise.resolve(null)),
    retryUpload() {
      if (state.file && state.upload?.kind === 'failed' && !state.upload.isFinal) void startUpload(state.file)
    },

    clear() {
      update({ ...emptyDraft, upload: null })
      if (key !== undefined) void deleteDraft(key)
    },
    /** Reads the stored file. The text is restored when the draft is created. */
    async restoreFile() {
      if (key === undefined || !state.isRestoring) return
      const file = await readFile(key)
      // The member may have attached or removed a file while it was read.
      if (!state.isRestoring) return
      const media = file && state.media && !isExpired(state.media) ? state.media : null
      update({ file, media, isRestoring: false })
      if (file && !media) void startUpload(file)
    },
    /** Cancels a running upload and keeps what is stored. */
    stop: cancelUpload,
  }
}

function restoreContent(key: string | undefined): Omit<DraftState, 'upload'> {
  if (key === undefined) return { ...emptyDraft, isRestoring: false }
  const { hasFile, ...content } = readContent(key)
  return { ...content, file: null, isRestoring: hasFile }
}

function isExpired({ expiresAt }: UploadedMedia): boolean {
  return Date.parse(expiresAt) - Date.now() < EXPIRY_MARGIN
}

function uploadFailure(error: unknown, share: number): UploadState {
  if (error instanceof UploadRefusedError)
    return { kind: 'failed', message: error.message, isFinal: error.isFinal, share }
  const isOffline = error instanceof TransportError && error.failure === 'offline'
  const message = isOffline ? error.message : messages.uploadFailed
  return { kind: 'failed', message, isFinal: false, share }
}
