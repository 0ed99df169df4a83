import { messages } from '#rules/messages.ts'
import type { DraftStore } from './draft-store.ts'
import type { UploadedMedia } from './upload-file.ts'
import { useCreatePost } from './useCreatePost.ts'

/** Where it is not posted, the sentence of why; none for a picture that did not arrive, which says so itself. */
type SendOutcome = { isPosted: boolean; failure?: string | undefined }

/** Posts the draft once its picture has arrived. Rejects as the mutation does. */
export function useSendPost(store: DraftStore) {
  const createPost = useCreatePost()

  const send = (media: UploadedMedia | null) => {
    const { text, altText, requestName } = store.state()
    return createPost({ text, altText, mediaId: media?.id ?? null, idempotencyKey: requestName })
  }

  return async (): Promise<SendOutcome> => {
    const media = await settled(store.media())
    if (media === undefined) return { isPosted: false }
    let result = await send(media)
    if (isAboutMedia(result)) {
      const again = await settled(store.uploadAgain())
      if (again === undefined) return { isPosted: false }
      result = await send(again)
    }
    if (result.__typename === 'CreatePostPayload') return { isPosted: true }
    return { isPosted: false, failure: result.message ?? messages.postCreateFailed }
  }
}

/** Undefined for an upload that came to nothing. */
function settled(media: Promise<UploadedMedia | null>): Promise<UploadedMedia | null | undefined> {
  return media.catch(() => undefined)
}

type Result = Awaited<ReturnType<ReturnType<typeof useCreatePost>>>

/** The server has removed the upload, or given it to a post. */
function isAboutMedia(result: Result): boolean {
  return result.fields?.some(({ path }) => path === 'mediaId') ?? false
}
