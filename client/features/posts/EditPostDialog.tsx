import { useEffect, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { EditPostDialog_post$key } from '#client/__generated__/EditPostDialog_post.graphql.ts'
import { Dialog } from '#client/ui/Dialog.tsx'
import { EditPostForm } from './EditPostForm.tsx'

type EditPostDialogProps = {
  post: EditPostDialog_post$key
  open: boolean
  onClose: () => void
}

export function EditPostDialog({ post: postRef, open, onClose }: EditPostDialogProps) {
  const post = useFragment(
    graphql`
      fragment EditPostDialog_post on Post {
        ...EditPostForm_post
      }
    `,
    postRef,
  )
  // The text area can be measured and focused only after the dialog is shown.
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setShown(open))
    return () => cancelAnimationFrame(frame)
  }, [open])
  return (
    <Dialog open={open} title="Edit post" onClose={onClose}>
      {isShown && <EditPostForm post={post} onClose={onClose} />}
    </Dialog>
  )
}
