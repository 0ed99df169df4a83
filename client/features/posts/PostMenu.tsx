import Copy from 'lucide-react/icons/copy'
import Link2 from 'lucide-react/icons/link-2'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PostMenu_post$key } from '#client/__generated__/PostMenu_post.graphql.ts'
import { copyLink, postUrl } from '#client/features/sharing/share-or-copy-link.ts'
import { lazyOptional } from '#client/ui/lazy-optional.tsx'
import { Menu } from '#client/ui/Menu.tsx'
import { MenuItem } from '#client/ui/MenuItem.tsx'
import { notify } from '#client/ui/toast.ts'

const PostMenuItems = lazyOptional(async () => (await import('./PostMenuItems.tsx')).PostMenuItems)

type PostMenuProps = {
  post: PostMenu_post$key
  /** The `Post.databaseId`. */
  postId: string
}

/** Further actions. */
export function PostMenu({ post: postRef, postId }: PostMenuProps) {
  const post = useFragment(
    graphql`
      fragment PostMenu_post on Post {
        text
        ...PostMenuItems_post
      }
    `,
    postRef,
  )
  return (
    <Menu>
      <MenuItem label="Copy link" icon={Link2} onSelect={() => void copyLink(postUrl(postId))} />
      {post.text && <MenuItem label="Copy text" icon={Copy} onSelect={() => void copyText(post.text)} />}
      <PostMenuItems post={post} />
    </Menu>
  )
}

async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify.success('Text copied')
  } catch {
    notify.error('The text could not be copied')
  }
}
