import { useDraft } from '#client/features/drafts/useDraft.ts'
import type { CommentSort } from '#client/__generated__/useAddCommentMutation.graphql.ts'
import { messages } from '#rules/messages.ts'
import { CommentForm } from './CommentForm.tsx'
import { useAddComment } from './useAddComment.ts'

const EMPTY = { text: '' }

type NewCommentProps = {
  postId: string
  viewerId: string
  sort: CommentSort
  /** The comment to reply to. */
  replyTo?: { id: string; authorName: string }
  onAdded?: () => void
  onCancel?: () => void
}

/** The form for a new comment or reply. Its text is a draft on this device until it is sent. */
export function NewComment({ postId, viewerId, sort, replyTo, onAdded, onCancel }: NewCommentProps) {
  const { draft, fields } = useDraft(viewerId, `comment on ${replyTo?.id ?? postId}`, EMPTY)
  const addComment = useAddComment(sort)

  const submit = async (text: string) => {
    const { idempotencyKey } = draft.get()
    const result = await addComment({ postId, parentId: replyTo?.id ?? null, text, idempotencyKey })
    if (result.__typename !== 'AddCommentPayload') return result.message ?? messages.commentFailed
    draft.clear()
    onAdded?.()
    return undefined
  }

  const label = replyTo ? `Reply to ${replyTo.authorName}` : 'Add a comment'
  return (
    <CommentForm
      label={label}
      placeholder={replyTo ? label : 'What do you think?'}
      submitLabel={replyTo ? 'Reply' : 'Comment'}
      value={fields.text}
      focusOnMount={replyTo !== undefined}
      onChange={(text) => draft.change({ text })}
      onSubmit={submit}
      onCancel={onCancel}
    />
  )
}
