import { createAttachment, noAttachment, type Attachment } from '#client/features/drafts/attachment.ts'
import { createDraft, VISITOR } from '#client/features/drafts/draft.ts'
import { createObservable } from '#client/ui/browser/observable.ts'
import type { MemeImage } from '#rules/memes/render/assets.ts'
import { newId } from './editor-document.ts'

/** An image of another meme, which the server stores. */
export type RemoteImage = MemeImage & { mediaId: string }

export type EditorImages = ReturnType<typeof createEditorImages>
type ImageDraft = ReturnType<typeof createDraft<typeof noAttachment>>
type ImageState = { images: ReadonlyMap<string, MemeImage> }

const LOCAL = 'local-'

/**
 * The images of a meme by their keys: local files, which are shown at once and uploaded in the background, and those of a meme that
 * is remixed. Each file is an attachment with a draft of its own, so it is stored on the device and its upload resumes.
 */
export function createEditorImages(memberId: string) {
  const isVisitors = memberId === VISITOR
  const state = createObservable<ImageState>({ images: new Map() })
  const attachments = new Map<string, { attachment: Attachment; draft: ImageDraft }>()

  const setImage = (key: string, image: MemeImage) =>
    state.set({ images: new Map(state.get().images).set(key, image) })

  const open = (key: string): Attachment => {
    const known = attachments.get(key)
    if (known) return known.attachment
    const draft = createDraft({ memberId, subject: `meme image ${key}` }, noAttachment)
    const attachment = createAttachment(draft, { isVisitors })
    attachments.set(key, { attachment, draft })
    return attachment
  }
  const show = async (key: string, file: File) => {
    const image = await measure(URL.createObjectURL(file))
    setImage(key, image)
    return image
  }
  const discard = (key: string) => {
    const href = state.get().images.get(key)?.href
    if (href?.startsWith('blob:')) URL.revokeObjectURL(href)
    open(key).remove()
    attachments.delete(key)
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    /** Rejects if the browser cannot decode the file. */
    async add(file: File) {
      const key = LOCAL + newId()
      const image = await show(key, file)
      open(key).attach(file)
      return { key, image }
    },
    addRemote({ mediaId, ...image }: RemoteImage) {
      setImage(mediaId, image)
    },
    /** Reads the stored files of a restored document. Resolves to the keys whose files are gone. */
    async restore(keys: readonly string[]): Promise<string[]> {
      const missing = await Promise.all(
        keys.filter(isLocal).map(async (key) => {
          const attachment = open(key)
          await attachment.restore()
          const { file } = attachment.get()
          if (file) await show(key, file).catch(() => undefined)
          return state.get().images.has(key) ? [] : [key]
        }),
      )
      return missing.flat()
    },
    /** Resolves to the ids of the uploads by key. With `again`, for uploads that the server has removed, they are sent again. */
    async upload(keys: readonly string[], { again = false } = {}): Promise<ReadonlyMap<string, string>> {
      const uploaded = await Promise.all(
        keys.filter(isLocal).map(async (key): Promise<[string, string][]> => {
          const attachment = open(key)
          const media = await (again ? attachment.uploadAgain() : attachment.uploadedMedia())
          return media ? [[key, media.id]] : []
        }),
      )
      return new Map(uploaded.flat())
    },
    retryUploads() {
      for (const { attachment } of attachments.values()) attachment.retryUpload()
    },
    /** Deletes the files from the device and unused uploads from the server. */
    discardAll(keys: readonly string[] = []) {
      for (const key of new Set([...attachments.keys(), ...keys.filter(isLocal)])) discard(key)
      state.set({ images: new Map() })
    },
    /** After the meme was posted: deletes the files from the device. The post uses the uploads. */
    forgetAll() {
      for (const { attachment, draft } of attachments.values()) {
        attachment.clear()
        draft.clear()
      }
      attachments.clear()
      state.set({ images: new Map() })
    },
    /** Cancels running uploads. What is stored stays. */
    stop() {
      for (const { attachment } of attachments.values()) attachment.stop()
    },
  }
}

function isLocal(key: string): boolean {
  return key.startsWith(LOCAL)
}

async function measure(href: string): Promise<MemeImage> {
  const image = new Image()
  image.src = href
  try {
    await image.decode()
  } catch (error) {
    URL.revokeObjectURL(href)
    throw error
  }
  return { href, width: image.naturalWidth, height: image.naturalHeight }
}
