import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DeletePostDialog_post$key } from '#client/__generated__/DeletePostDialog_post.graphql.ts'
import { errorMessage } from '#client/relay/errors.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { notify } from '#client/ui/toast.ts'
import { DELETE_PREVIEW_LENGTH } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { firstCharacters } from '#rules/post-text.ts'
import styles from './DeletePostDialog.module.css'
import { useDeletePost } from './useDeletePost.ts'

type DeletePostDialogProps = {
  post: DeletePostDialog_post$key
  open: boolean
  onClose: () => void
}

/** Confirms the deletion of a post, which unmounts its card with this dialog. */
export function DeletePostDialog({ post: postRef, open, onClose }: DeletePostDialogProps) {
  const post = useFragment(
    graphql`
      fragment DeletePostDialog_post on Post {
        text
        ...useDeletePost_post
      }
    `,
    postRef,
  )
  const deletePost = useDeletePost(post)
  const [isDeleting, setDeleting] = useState(false)
  const [failure, setFailure] = useState<string>()

  const close = () => {
    if (isDeleting) return
    setFailure(undefined)
    onClose()
  }

  const confirm = async () => {
    setDeleting(true)
    setFailure(undefined)
    try {
      const result = await deletePost()
      if (result.__typename === 'DeletePostPayload') {
        notify.success(messages.postDeleted)
        return
      }
      setFailure(result.message ?? messages.postDeleteFailed)
    } catch (error) {
      setFailure(errorMessage(error, { fallback: messages.postDeleteFailed }))
    }
    setDeleting(false)
  }

  return (
    <Dialog
      open={open}
      title="Delete post?"
      onClose={close}
      actions={
        <>
          <Button variant="secondary" disabled={isDeleting} onClick={close}>
            Cancel
          </Button>
          <Button variant="danger" busy={isDeleting} onClick={() => void confirm()}>
            {isDeleting ? 'Deleting...' : 'Delete'}
          </Button>
        </>
      }
    >
      <p>This cannot be undone. The post disappears for everyone.</p>
      {post.text && (
        <blockquote dir="auto" className={styles.preview}>
          {preview(post.text)}
        </blockquote>
      )}
      {failure && <Banner tone="error">{failure}</Banner>}
    </Dialog>
  )
}

function preview(text: string): string {
  const start = firstCharacters(text, DELETE_PREVIEW_LENGTH)
  return start.length < text.length ? `${start}…` : start
}
