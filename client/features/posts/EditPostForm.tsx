import { useRef, useState, type SubmitEvent } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { EditPostForm_post$key } from '#client/__generated__/EditPostForm_post.graphql.ts'
import { draftErrors, draftLength } from '#client/features/drafts/draft-rules.ts'
import { useSubmit } from '#client/features/drafts/useSubmit.ts'
import { FieldSuggestions } from '#client/features/suggestions/FieldSuggestions.tsx'
import { mutationFailure } from '#client/relay/errors.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { CharacterCount } from '#client/ui/CharacterCount.tsx'
import { GrowingTextArea } from '#client/ui/GrowingTextArea.tsx'
import { notify } from '#client/ui/toast.ts'
import { POST_TEXT_MAX } from '#rules/limits.ts'
import { excessMarksMessage } from '#rules/post-text.ts'
import styles from './EditPostForm.module.css'
import { useEditPost } from './useEditPost.ts'

type EditPostFormProps = { post: EditPostForm_post$key; onClose: () => void }

/** Changes the text of a post. After a failure the text stays. */
export function EditPostForm({ post: postRef, onClose }: EditPostFormProps) {
  const post = useFragment(
    graphql`
      fragment EditPostForm_post on Post {
        id
        text
        media {
          __typename
        }
      }
    `,
    postRef,
  )
  const [text, setText] = useState(post.text)
  const area = useRef<HTMLTextAreaElement>(null)
  const editPost = useEditPost(post.id)
  const isInvalid = draftErrors({ text, hasFile: post.media !== null }).length > 0
  const {
    submit: send,
    isBusy,
    failure,
  } = useSubmit(async () => {
    const message = await mutationFailure(editPost(text), { fallback: 'Failed to edit post' })
    return { isSent: message === undefined, failure: message }
  })
  const error = excessMarksMessage(text) ?? failure

  const submit = async () => {
    if (isInvalid || !(await send())) return
    notify.success('Post edited')
    onClose()
  }
  const length = draftLength(text)
  return (
    <form
      aria-label="Edit post"
      className={styles.form}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        void submit()
      }}
    >
      <GrowingTextArea
        ref={area}
        label="Text of your post"
        placeholder=""
        rows={4}
        value={text}
        focusOnMount
        isTooLong={length > POST_TEXT_MAX}
        readOnly={isBusy}
        onChange={setText}
        onTypedEarly={setText}
        onPasteFile={() => undefined}
        onSubmit={() => void submit()}
      />
      <FieldSuggestions field={area} />
      {error && <Banner tone="error">{error}</Banner>}
      <div className={styles.actions}>
        <CharacterCount count={length} maximum={POST_TEXT_MAX} className={styles.count} />
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={isBusy} disabled={isInvalid && !isBusy}>
          {isBusy ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </form>
  )
}
