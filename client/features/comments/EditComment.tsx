import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { EditComment_comment$key } from '#client/__generated__/EditComment_comment.graphql.ts'
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
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const editComment = useEditComment(comment.id)

  const submit = async () => {
    setBusy(true)
    const message = await mutationFailure(editComment(text), { fallback: threadMessages.commentEditFailed })
    setBusy(false)
    setFailure(message)
    if (message === undefined) onClose()
  }

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
      onSubmit={() => void submit()}
      onCancel={onClose}
    />
  )
}
