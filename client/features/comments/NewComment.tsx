import { useRef } from 'react'
import { AttachmentButtons } from '#client/features/composer/AttachmentButtons.tsx'
import { AttachmentPreview } from '#client/features/composer/AttachmentPreview.tsx'
import { noAttachment, type Attachment } from '#client/features/drafts/attachment.ts'
import { fileError, isVideo } from '#client/features/drafts/draft-rules.ts'
import { useComposer } from '#client/features/drafts/useComposer.ts'
import { useDraft } from '#client/features/drafts/useDraft.ts'
import type { SendOutcome } from '#client/features/drafts/useSubmit.ts'
import { useResumedAction } from '#client/session/useRequireSignIn.ts'
import { isolate } from '#rules/isolate.ts'
import { messages } from '#rules/messages.ts'
import { commentAction, useCommentThread } from './comment-thread-context.ts'
import { CommentForm } from './CommentForm.tsx'

const EMPTY = { text: '', ...noAttachment }

const imageError = (file: File) => (isVideo(file) ? messages.commentMediaInvalid : fileError(file))

type NewCommentProps = {
  viewerId: string
  /** The comment to reply to. */
  replyTo?: { id: string; authorName: string }
  /** Called when the comment leaves the form. */
  onSend?: () => void
  onSent?: () => void
  onCancel?: () => void
}

/** The form for a new comment or reply. Its content is a draft on this device until it is sent. */
export function NewComment({ viewerId, replyTo, onSend, onSent, onCancel }: NewCommentProps) {
  const { postId, outbox } = useCommentThread()
  const { draft } = useDraft(viewerId, `comment on ${replyTo?.id ?? postId}`, EMPTY)
  const area = useRef<HTMLTextAreaElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)

  useResumedAction(commentAction(replyTo?.id ?? postId), () => area.current?.focus())

  const send = async (attachment: Attachment): Promise<SendOutcome> => {
    // The preview shows why an upload failed.
    const media = await attachment.uploadedMedia().catch(() => undefined)
    if (media === undefined) return { isSent: false }
    const { text, altText, idempotencyKey } = draft.get()
    const { file } = attachment.get()
    const sending = outbox.send({
      idempotencyKey,
      parentId: replyTo?.id ?? null,
      replyTo: replyTo?.authorName ?? null,
      text,
      mediaId: media?.id ?? null,
      altText,
      imageUrl: file && URL.createObjectURL(file),
      failure: null,
    })
    void sending.then((isCreated) => isCreated && onSent?.())
    return { isSent: true }
  }
  const composer = useComposer(draft, { fileError: imageError, send })
  const { text, altText, file, media, upload } = composer.draft
  const { attach, isBusy } = composer
  const submit = async () => {
    if (!(await composer.submit())) return
    composer.clear()
    area.current?.focus()
    onSend?.()
  }

  const label = replyTo ? `Reply to ${isolate(replyTo.authorName)}` : 'Add a comment'
  return (
    <CommentForm
      ref={area}
      label={label}
      placeholder={replyTo ? 'Your reply' : label}
      submitLabel={replyTo ? 'Reply' : 'Comment'}
      value={text}
      focusOnMount={replyTo !== undefined}
      isBusy={isBusy}
      hasImage={file !== null}
      isBlocked={composer.isFileBlocked}
      failure={composer.refusedFile}
      tools={<AttachmentButtons ref={addButton} isImageOnly isLocked={isBusy} onChoose={attach} />}
      onChange={composer.setText}
      onTypedEarly={composer.append}
      onPasteFile={attach}
      onSubmit={() => void submit()}
      onCancel={onCancel}
    >
      {file && (
        <AttachmentPreview
          file={file}
          media={media}
          upload={upload}
          altText={altText}
          isLocked={isBusy}
          onAltTextChange={composer.setAltText}
          onRetry={composer.retryUpload}
          onRemove={() => {
            composer.removeAttachment()
            addButton.current?.focus()
          }}
        />
      )}
    </CommentForm>
  )
}
