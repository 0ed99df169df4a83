import { useCreatePost } from '#client/features/composer/useCreatePost.ts'
import { altTextError, draftLength } from '#client/features/drafts/draft-rules.ts'
import { useSubmit } from '#client/features/drafts/useSubmit.ts'
import { errorMessage, TransportError } from '#client/relay/errors.ts'
import { failureMessages } from '#rules/failure-messages.ts'
import { POST_TEXT_MAX } from '#rules/limits.ts'
import { memePostFailed, memeUploadsFailed } from './messages.ts'
import { imageKeysOf, isUntouched, toMemeDocument } from './editor-document.ts'
import type { MemeEditorState } from './useMemeEditor.ts'

export type MemePosting = ReturnType<typeof usePostMeme>

/** Posts the meme after its images are uploaded. A failure leaves the draft as it is. */
export function usePostMeme(editor: MemeEditorState, authorId: string | undefined) {
  const createPost = useCreatePost(authorId)
  const { document, draft, images, fields, missingCharacters } = editor
  const keys = imageKeysOf(document)

  const send = (mediaIds: ReadonlyMap<string, string>) => {
    const { text, altText, isRemixable, isSensitive, group, remixOf, idempotencyKey } = draft.get()
    const meme = toMemeDocument(document, (key) => mediaIds.get(key) ?? key)
    return createPost({
      text,
      altText: altText ?? '',
      meme: { ...meme, isRemixable },
      remixOfId: remixOf?.id ?? null,
      isSensitive,
      groupId: group?.id ?? null,
      idempotencyKey,
    })
  }
  const sendWithUploads = async () => {
    const result = await send(await images.upload(keys))
    const isImageRejected = result.fields?.some(({ path }) => path.endsWith('mediaId')) ?? false
    if (!isImageRejected || keys.length === 0) return result
    // The server has removed the uploads. The content of the request changes, so it needs another idempotency key.
    draft.change({})
    return send(await images.upload(keys, { again: true }))
  }

  const { submit, failure, isBusy } = useSubmit(async () => {
    try {
      const result = await sendWithUploads()
      if (result.__typename === 'CreatePostPayload') return { isSent: true }
      return { isSent: false, failure: result.message ?? memePostFailed }
    } catch (error) {
      return { isSent: false, failure: failureOf(error) }
    }
  })
  const isTooLong = draftLength(fields.text) > POST_TEXT_MAX
  const hasInvalidAltText = fields.altText !== null && altTextError(fields.altText) !== undefined
  return {
    submit,
    failure,
    isPosting: isBusy,
    isTooLong,
    /** The details are shown first: nothing was made, a field is invalid, or there is something to know about pictures, characters or the group. */
    needsReview:
      isUntouched(document) ||
      isTooLong ||
      hasInvalidAltText ||
      fields.group !== null ||
      keys.length > 0 ||
      missingCharacters.length > 0,
  }
}

function failureOf(error: unknown): string {
  if (!(error instanceof TransportError)) return errorMessage(error, { fallback: memeUploadsFailed })
  return error.failure === 'offline'
    ? `${failureMessages.offline} Your meme is saved on this device.`
    : memePostFailed
}
