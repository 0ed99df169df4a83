import Copy from 'lucide-react/icons/copy'
import ImageIcon from 'lucide-react/icons/image'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PostMenu_post$key } from '#client/__generated__/PostMenu_post.graphql.ts'
import { LazyAuthorMenuItems } from '#client/features/safety/LazyAuthorMenuItems.tsx'
import { Menu } from '#client/ui/Menu.tsx'
import { MenuItem } from '#client/ui/MenuItem.tsx'
import { notify } from '#client/ui/toast.ts'
import { DeletePostItem } from './DeletePostItem.tsx'
import { EditPostItem } from './EditPostItem.tsx'

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
        author {
          id
        }
        ...EditPostItem_post
        ...DeletePostItem_post
      }
    `,
    postRef,
  )
  return (
    <Menu>
      {post.text && <MenuItem label="Copy text" icon={Copy} onSelect={() => void copyText(post.text)} />}
      {post.media?.url && <MenuItem label="Open image" icon={ImageIcon} to={post.media.url} isFile />}
      <EditPostItem post={post} />
      <DeletePostItem post={post} />
      <LazyAuthorMenuItems userId={post.author.id} />
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
