import { useRef, useState } from 'react'
import { AttachmentButtons } from '#client/features/composer/AttachmentButtons.tsx'
import { AttachmentPreview } from '#client/features/composer/AttachmentPreview.tsx'
import { noAttachment } from '#client/features/drafts/attachment.ts'
import { altTextError, appendText, fileError, isVideo } from '#client/features/drafts/draft-rules.ts'
import { useAttachment } from '#client/features/drafts/useAttachment.ts'
import { useDraft } from '#client/features/drafts/useDraft.ts'
import { isolate } from '#rules/isolate.ts'
import { messages } from '#rules/messages.ts'
import { useCommentThread } from './comment-thread-context.ts'
import { CommentForm } from './CommentForm.tsx'

const EMPTY = { text: '', ...noAttachment }

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
  const { draft, fields } = useDraft(viewerId, `comment on ${replyTo?.id ?? postId}`, EMPTY)
  const { attachment, file, upload } = useAttachment(draft)
  const area = useRef<HTMLTextAreaElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const [isUploading, setUploading] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  const attach = (chosen: File | undefined) => {
    if (!chosen) return
    const error = isVideo(chosen) ? messages.commentMediaInvalid : fileError(chosen)
    setRefusal(error)
    if (error === undefined) attachment.attach(chosen)
  }
  const submit = async () => {
    setUploading(true)
    // The preview shows why an upload failed.
    const media = await attachment.uploadedMedia().catch(() => undefined)
    setUploading(false)
    if (media === undefined) return
    const { text, altText, idempotencyKey } = draft.get()
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
    attachment.clear()
    draft.clear()
    area.current?.focus()
    onSend?.()
    if (await sending) onSent?.()
  }

  const label = replyTo ? `Reply to ${isolate(replyTo.authorName)}` : 'Add a comment'
  return (
    <CommentForm
      ref={area}
      label={label}
      placeholder={replyTo ? 'Your reply' : label}
      submitLabel={replyTo ? 'Reply' : 'Comment'}
      value={fields.text}
      focusOnMount={replyTo !== undefined}
      isBusy={isUploading}
      hasImage={file !== null}
      isBlocked={altTextError(fields.altText) !== undefined || (upload?.kind === 'failed' && upload.isFinal)}
      failure={refusal}
      tools={<AttachmentButtons ref={addButton} isImageOnly isLocked={isUploading} onChoose={attach} />}
      onChange={(text) => draft.change({ text })}
      onTypedEarly={(typed) => draft.change({ text: appendText(draft.get().text, typed) })}
      onPasteFile={attach}
      onSubmit={() => void submit()}
      onCancel={onCancel}
    >
      {file && (
        <AttachmentPreview
          file={file}
          media={fields.media}
          upload={upload}
          altText={fields.altText}
          isLocked={isUploading}
          onAltTextChange={(altText) => draft.change({ altText })}
          onRetry={attachment.retryUpload}
          onRemove={() => {
            attachment.remove()
            addButton.current?.focus()
          }}
        />
      )}
    </CommentForm>
  )
}
