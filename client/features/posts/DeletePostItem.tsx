import Trash2 from 'lucide-react/icons/trash'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DeletePostItem_post$key } from '#client/__generated__/DeletePostItem_post.graphql.ts'
import { lazyOptional } from '#client/ui/lazy-optional.tsx'
import { MenuItem } from '#client/ui/MenuItem.tsx'

const DeletePostDialog = lazyOptional(async () => (await import('./DeletePostDialog.tsx')).DeletePostDialog)

export function DeletePostItem({ post: postRef }: { post: DeletePostItem_post$key }) {
  const post = useFragment(
    graphql`
      fragment DeletePostItem_post on Post {
        viewerCanDelete
        ...DeletePostDialog_post
      }
    `,
    postRef,
  )
  if (!post.viewerCanDelete) return null
  return (
    <MenuItem
      label="Delete post"
      icon={Trash2}
      isDanger
      renderDialog={(controls) => <DeletePostDialog post={post} {...controls} />}
    />
  )
}
