import { noAttachment, type Attachment } from '#client/features/drafts/attachment.ts'
import type { Draft } from '#client/features/drafts/draft.ts'
import type { PostGroup } from '#client/features/drafts/post-group.ts'
import type { SendOutcome } from '#client/features/drafts/useSubmit.ts'
import { errorMessage, TransportError } from '#client/relay/errors.ts'
import type { UploadedMedia } from '#client/uploads/upload-file.ts'
import { failureMessages } from '#rules/failure-messages.ts'
import { messages } from '#rules/messages.ts'
import { useCreatePost } from './useCreatePost.ts'

type FileChoices = { creditPostId: string | null; isSensitive: boolean }

/** Another picture needs another credit, and may not be sensitive. */
export const noChoices: FileChoices = { creditPostId: null, isSensitive: false }
const everyone: { group: PostGroup | null } = { group: null }
export const emptyPost = { text: '', ...everyone, ...noAttachment, ...noChoices }

/** Posts the draft after its file is uploaded. The attachment itself shows that its upload failed. */
export function useSendPost(draft: Draft<typeof emptyPost>, authorId: string | undefined) {
  const createPost = useCreatePost(authorId)

  const send = (media: UploadedMedia | null) => {
    const { text, group, altText, creditPostId, isSensitive, idempotencyKey } = draft.get()
    return createPost({
      text,
      groupId: group?.id ?? null,
      altText,
      mediaId: media?.id ?? null,
      creditPostId,
      isSensitive,
      idempotencyKey,
    })
  }

  const sendWithFile = async (attachment: Attachment): Promise<SendOutcome> => {
    const media = await orUndefined(attachment.uploadedMedia())
    if (media === undefined) return { isSent: false }
    let result = await send(media)
    if (isMediaRejected(result)) {
      const again = await orUndefined(attachment.uploadAgain())
      if (again === undefined) return { isSent: false }
      result = await send(again)
    }
    if (result.__typename === 'CreatePostPayload') return { isSent: true }
    return { isSent: false, failure: result.message ?? messages.postCreateFailed }
  }
  return (attachment: Attachment) =>
    sendWithFile(attachment).catch((error: unknown) => ({ isSent: false, failure: failureOf(error) }))
}

function failureOf(error: unknown): string {
  if (!(error instanceof TransportError)) return errorMessage(error, { fallback: messages.postCreateFailed })
  return error.failure === 'offline'
    ? `${failureMessages.offline} Your draft is saved here until you are back online.`
    : 'Failed to create post. Please try again.'
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
