import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import ImageIcon from 'lucide-react/icons/image'
import Trash2 from 'lucide-react/icons/trash'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PostMenu_post$key } from '#client/__generated__/PostMenu_post.graphql.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Menu } from '#client/ui/Menu.tsx'
import { notify } from '#client/ui/toast.ts'
import { lazyOptional } from '#client/ui/lazy-optional.tsx'
import { useOnceTrue } from '#client/ui/useOnceTrue.ts'

const DeletePostDialog = lazyOptional(async () => (await import('./DeletePostDialog.tsx')).DeletePostDialog)

/** Further actions. The menu is never empty, since every post has text or media. */
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
  const imageUrl = post.media?.url
  const trigger = useRef<HTMLButtonElement>(null)
  const [isDialogOpen, setDialogOpen] = useState(false)
  const wasDialogOpen = useOnceTrue(isDialogOpen)

  const closeDialog = () => {
    // Elements outside of an open dialog cannot be focused.
    flushSync(() => setDialogOpen(false))
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
        items={[
          ...(post.text
            ? [{ label: 'Copy text', icon: Copy, onSelect: () => void copyText(post.text) }]
            : []),
          ...(imageUrl ? [{ label: 'Open image', icon: ImageIcon, to: imageUrl, isFile: true }] : []),
          ...(post.viewerCanDelete
            ? [{ label: 'Delete post', icon: Trash2, isDanger: true, onSelect: () => setDialogOpen(true) }]
            : []),
        ]}
      />
      {wasDialogOpen && <DeletePostDialog post={post} open={isDialogOpen} onClose={closeDialog} />}
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
