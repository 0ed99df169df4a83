import { noAttachment, type Attachment } from '#client/features/drafts/attachment.ts'
import type { Draft } from '#client/features/drafts/draft.ts'
import type { UploadedMedia } from '#client/uploads/upload-file.ts'
import { messages } from '#rules/messages.ts'
import { useCreatePost } from './useCreatePost.ts'

type Credit = { creditPostId: string | null }

/** Another picture needs another credit. */
export const noCredit: Credit = { creditPostId: null }
export const emptyPost = { text: '', ...noAttachment, ...noCredit }

/** `failure` is undefined if the upload failed, because the attachment shows that itself. */
type SendOutcome = { isPosted: boolean; failure?: string | undefined }

/** Posts the draft after its file is uploaded. Rejects if the mutation does. */
export function useSendPost(
  draft: Draft<typeof emptyPost>,
  attachment: Attachment,
  authorId: string | undefined,
) {
  const createPost = useCreatePost(authorId)

  const send = (media: UploadedMedia | null) => {
    const { text, altText, creditPostId, idempotencyKey } = draft.get()
    return createPost({ text, altText, mediaId: media?.id ?? null, creditPostId, idempotencyKey })
  }

  return async (): Promise<SendOutcome> => {
    const media = await orUndefined(attachment.uploadedMedia())
    if (media === undefined) return { isPosted: false }
    let result = await send(media)
    if (isMediaRejected(result)) {
      const again = await orUndefined(attachment.uploadAgain())
      if (again === undefined) return { isPosted: false }
      result = await send(again)
    }
    if (result.__typename === 'CreatePostPayload') return { isPosted: true }
    return { isPosted: false, failure: result.message ?? messages.postCreateFailed }
  }
}

/** Undefined for a failed upload. */
function orUndefined(media: Promise<UploadedMedia | null>): Promise<UploadedMedia | null | undefined> {
  return media.catch(() => undefined)
}

type Result = Awaited<ReturnType<ReturnType<typeof useCreatePost>>>

/** The server has removed the file or assigned it to a post. */
function isMediaRejected(result: Result): boolean {
  return result.fields?.some(({ path }) => path === 'mediaId') ?? false
}
