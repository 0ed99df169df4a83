import Copy from 'lucide-react/icons/copy'
import ImageIcon from 'lucide-react/icons/image'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PostMenu_post$key } from '#client/__generated__/PostMenu_post.graphql.ts'
import { lazyOptional } from '#client/ui/lazy-optional.tsx'
import { Menu } from '#client/ui/Menu.tsx'
import { MenuItem } from '#client/ui/MenuItem.tsx'
import { notify } from '#client/ui/toast.ts'

const PostMenuItems = lazyOptional(async () => (await import('./PostMenuItems.tsx')).PostMenuItems)

/** Further actions. The menu is never empty, since every post has text or media. */
export function PostMenu({ post: postRef }: { post: PostMenu_post$key }) {
  const post = useFragment(
    graphql`
      fragment PostMenu_post on Post {
        text
        media {
          ... on ImageMedia {
            url
          }
        }
        ...PostMenuItems_post
      }
    `,
    postRef,
  )
  return (
    <Menu>
      {post.text && <MenuItem label="Copy text" icon={Copy} onSelect={() => void copyText(post.text)} />}
      {post.media?.url && <MenuItem label="Open image" icon={ImageIcon} to={post.media.url} isFile />}
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
