import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { EditComment_comment$key } from '#client/__generated__/EditComment_comment.graphql.ts'
import { messages } from '#rules/messages.ts'
import { CommentForm } from './CommentForm.tsx'
import { useEditComment } from './useEditComment.ts'

type EditCommentProps = { comment: EditComment_comment$key; onClose: () => void }

export function EditComment({ comment: commentRef, onClose }: EditCommentProps) {
  const comment = useFragment(
    graphql`
      fragment EditComment_comment on Comment {
        id
        text
      }
    `,
    commentRef,
  )
  const [text, setText] = useState(comment.text)
  const editComment = useEditComment(comment.id)

  const submit = async () => {
    const result = await editComment(text)
    if (result.__typename !== 'EditCommentPayload') return result.message ?? messages.commentFailed
    onClose()
    return undefined
  }

  return (
    <CommentForm
      label="Edit comment"
      placeholder=""
      submitLabel="Save"
      value={text}
      focusOnMount
      onChange={setText}
      onSubmit={submit}
      onCancel={onClose}
    />
  )
}
