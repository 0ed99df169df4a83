import { Copy, Ellipsis, ImageIcon, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PostMenu_post$key } from '#client/__generated__/PostMenu_post.graphql.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Menu, MenuItem } from '#client/ui/Menu.tsx'
import { notify } from '#client/ui/toast.ts'
import { DeletePostDialog } from './DeletePostDialog.tsx'

/** What else can be done with a post. Every post has text or media, so there is always something. */
export function PostMenu({ post: postRef }: { post: PostMenu_post$key }) {
  const post = useFragment(
    graphql`
      fragment PostMenu_post on Post {
        text
        viewerCanDelete
        media {
          ... on ImageMedia {
            url
          }
        }
        ...DeletePostDialog_post
      }
    `,
    postRef,
  )
  const trigger = useRef<HTMLButtonElement>(null)
  const [isDialogOpen, setDialogOpen] = useState(false)

  const closeDialog = () => {
    setDialogOpen(false)
    trigger.current?.focus()
  }

  return (
    <>
      <Menu
        trigger={
          <IconButton label="More" ref={trigger}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      >
        {post.text && (
          <MenuItem onSelect={() => void copyText(post.text)}>
            <Copy aria-hidden="true" />
            Copy text
          </MenuItem>
        )}
        {post.media?.url && (
          <MenuItem asChild>
            <a href={post.media.url} target="_blank" rel="noopener">
              <ImageIcon aria-hidden="true" />
              Open picture
            </a>
          </MenuItem>
        )}
        {post.viewerCanDelete && (
          <MenuItem isDanger onSelect={() => setDialogOpen(true)}>
            <Trash2 aria-hidden="true" />
            Delete post
          </MenuItem>
        )}
      </Menu>
      {post.viewerCanDelete && <DeletePostDialog post={post} open={isDialogOpen} onClose={closeDialog} />}
    </>
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
