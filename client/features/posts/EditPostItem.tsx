import Pencil from 'lucide-react/icons/pencil'
import { graphql, useFragment } from 'react-relay/hooks'
import type { EditPostItem_post$key } from '#client/__generated__/EditPostItem_post.graphql.ts'
import { lazyOptional } from '#client/ui/lazy-optional.tsx'
import { MenuItem } from '#client/ui/MenuItem.tsx'

const EditPostDialog = lazyOptional(async () => (await import('./EditPostDialog.tsx')).EditPostDialog)

export function EditPostItem({ post: postRef }: { post: EditPostItem_post$key }) {
  const post = useFragment(
    graphql`
      fragment EditPostItem_post on Post {
        viewerCanEdit
        ...EditPostDialog_post
      }
    `,
    postRef,
  )
  if (!post.viewerCanEdit) return null
  return (
    <MenuItem
      label="Edit post"
      icon={Pencil}
      renderDialog={(controls) => <EditPostDialog post={post} {...controls} />}
    />
  )
}
