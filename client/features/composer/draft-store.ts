import { TransportError } from '#client/relay/errors.ts'
import { messages } from '#rules/messages.ts'
import { forgetDraft, keepFile, keepWords, readFile, readWords } from './draft-storage.ts'
import { emptyDraft, newRequestName, type PostDraft } from './post-draft.ts'
import { endUpload, forgetUpload, uploadFile, UploadRefusedError, type UploadedMedia } from './upload-file.ts'

/** A file on its way to the server: how much of it is there, or why it did not arrive. */
export type UploadState =
  | { kind: 'sending'; share: number }
  | {
      kind: 'failed'
      message: string
      /** The file itself is no good. */
      isFinal: boolean
      /** What is there already, and need not be sent again. */
      share: number
    }

export type DraftState = PostDraft & {
  /** Null when there is nothing to upload, or nothing left. */
  upload: UploadState | null
  /** A kept picture has not been read yet. */
  isRestoring: boolean
}

export type DraftStore = ReturnType<typeof createDraftStore>

/** How long before its time an upload is no longer relied upon, in milliseconds. */
const EXPIRY_MARGIN = 60_000

/**
 * A member's one post in the making, whichever composer shows it: what is written is kept from the first key, a picture
 * is uploaded as soon as it is chosen. Without a member nothing is kept.
 */
export function createDraftStore(memberId: string | undefined) {
  const listeners = new Set<() => void>()
  let state: DraftState = { ...takeUp(memberId), upload: null }
  let underWay: { aborter: AbortController; media: Promise<UploadedMedia> } | undefined

  const update = (part: Partial<DraftState>) => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  const keep = () => {
    const { upload: _upload, isRestoring: _isRestoring, ...draft } = state
    if (memberId !== undefined) keepWords(memberId, draft)
  }
  /** Other content is another request. */
  const change = (part: Partial<PostDraft>) => {
    update({ ...part, requestName: newRequestName() })
    keep()
  }

  /** Goes on where an earlier one was cut. */
  const startUpload = (file: File): Promise<UploadedMedia> => {
    const aborter = new AbortController()
    const { signal } = aborter
    update({ media: null, upload: { kind: 'sending', share: shareThere() } })
    const media = uploadFile(file, {
      signal,
      onProgress: (share) => {
        if (!signal.aborted) update({ upload: { kind: 'sending', share } })
      },
      address: {
        read: () => state.uploadUrl,
        keep: (uploadUrl) => {
          if (signal.aborted) return
          update({ uploadUrl })
          keep()
        },
      },
    }).then(
      (uploaded) => {
        if (signal.aborted) forgetUpload(uploaded)
        signal.throwIfAborted()
        underWay = undefined
        update({ upload: null })
        change({ media: uploaded, uploadUrl: null })
        return uploaded
      },
      (error: unknown) => {
        signal.throwIfAborted()
        underWay = undefined
        update({ upload: failureOf(error, state.uploadUrl === null ? 0 : shareThere()) })
        throw error
      },
    )
    // Whoever waits for it is told; nobody may.
    media.catch(() => undefined)
    underWay = { aborter, media }
    return media
  }
  const shareThere = () => state.upload?.share ?? 0
  const cancelUpload = () => {
    underWay?.aborter.abort()
    underWay = undefined
  }
  /** Leaves the picture's place empty. */
  const dropFile = () => {
    cancelUpload()
    if (state.media) forgetUpload(state.media)
    if (state.uploadUrl !== null) endUpload(state.uploadUrl)
    update({ file: null, media: null, uploadUrl: null, altText: '', upload: null, isRestoring: false })
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    write: (text: string) => change({ text }),
    describe: (altText: string) => change({ altText }),
    attach(file: File) {
      dropFile()
      change({ file })
      if (memberId !== undefined) void keepFile(memberId, file)
      void startUpload(file)
    },
    detach() {
      dropFile()
      change({})
      if (memberId !== undefined) void keepFile(memberId, null)
    },

    /** The picture on the server, as soon as it is there: what failed or has expired is uploaded anew. */
    async media(): Promise<UploadedMedia | null> {
      const { file, media } = state
      if (!file) return null
      if (media && !isExpired(media)) return media
      return underWay?.media ?? startUpload(file)
    },
    /** The server does not have it any more, or has given it to a post: it starts again from the file. */
    uploadAgain: () => (state.file ? startUpload(state.file) : Promise.resolve(null)),
    retryUpload() {
      if (state.file && state.upload?.kind === 'failed' && !state.upload.isFinal) void startUpload(state.file)
    },

    /** It is a post now. */
    clear() {
      update({ ...emptyDraft, upload: null })
      if (memberId !== undefined) void forgetDraft(memberId)
    },
    /** The words are there from the start; a kept picture comes after them. */
    async restoreFile() {
      if (memberId === undefined || !state.isRestoring) return
      const file = await readFile(memberId)
      // Another one may have been chosen, or none wanted, meanwhile.
      if (!state.isRestoring) return
      const media = file && state.media && !isExpired(state.media) ? state.media : null
      update({ file, media, isRestoring: false })
      if (file && !media) void startUpload(file)
    },
    /** What is kept stays kept. */
    stop: cancelUpload,
  }
}

function takeUp(memberId: string | undefined): Omit<DraftState, 'upload'> {
  if (memberId === undefined) return { ...emptyDraft, isRestoring: false }
  const { hasFile, ...words } = readWords(memberId)
  return { ...words, file: null, isRestoring: hasFile }
}

function isExpired({ expiresAt }: UploadedMedia): boolean {
  return Date.parse(expiresAt) - Date.now() < EXPIRY_MARGIN
}

function failureOf(error: unknown, share: number): UploadState {
  if (error instanceof UploadRefusedError)
    return { kind: 'failed', message: error.message, isFinal: error.isFinal, share }
  const isOffline = error instanceof TransportError && error.failure === 'offline'
  const message = isOffline ? error.message : messages.uploadFailed
  return { kind: 'failed', message, isFinal: false, share }
}
