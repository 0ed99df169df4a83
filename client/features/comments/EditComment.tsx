import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { EditComment_comment$key } from '#client/__generated__/EditComment_comment.graphql.ts'
import { useSubmit } from '#client/features/drafts/useSubmit.ts'
import { mutationFailure } from '#client/relay/errors.ts'
import * as threadMessages from './messages.ts'
import { CommentForm } from './CommentForm.tsx'
import { useEditComment } from './useEditComment.ts'

type EditCommentProps = { comment: EditComment_comment$key; onClose: () => void }

/** After a failure the text stays, and the button sends it again. */
export function EditComment({ comment: commentRef, onClose }: EditCommentProps) {
  const comment = useFragment(
    graphql`
      fragment EditComment_comment on Comment {
        id
        text
        media {
          __typename
        }
      }
    `,
    commentRef,
  )
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(comment.text)
  const editComment = useEditComment(comment.id)
  const { submit, isBusy, failure } = useSubmit(async () => {
    const message = await mutationFailure(editComment(text), { fallback: threadMessages.commentEditFailed })
    return { isSent: message === undefined, failure: message }
  })

  return (
    <CommentForm
      ref={area}
      label="Edit comment"
      placeholder=""
      submitLabel="Save"
      value={text}
      focusOnMount
      isBusy={isBusy}
      hasImage={comment.media !== null}
      failure={failure}
      onChange={setText}
      onSubmit={() => void submit().then((isSent) => isSent && onClose())}
      onCancel={onClose}
    />
  )
}
