import { graphql, useFragment } from 'react-relay/hooks'
import type { DeletePostDialog_post$key } from '#client/__generated__/DeletePostDialog_post.graphql.ts'
import { mutationFailure } from '#client/relay/errors.ts'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
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
        id
        text
      }
    `,
    postRef,
  )
  const deletePost = useDeletePost()

  const confirm = async () => {
    const failure = await mutationFailure(deletePost(post.id), { fallback: 'Failed to delete post' })
    if (!failure) notify.success(messages.postDeleted)
    return failure
  }

  return (
    <ConfirmDialog
      title="Delete post?"
      confirmLabel="Delete"
      busyLabel="Deleting..."
      open={open}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>This cannot be undone. The post disappears for everyone.</p>
      {post.text && (
        <blockquote dir="auto" className={styles.preview}>
          {preview(post.text)}
        </blockquote>
      )}
    </ConfirmDialog>
  )
}

function preview(text: string): string {
  const start = firstCharacters(text, DELETE_PREVIEW_LENGTH)
  return start.length < text.length ? `${start}…` : start
}
