import { Link } from 'react-router-dom'
import type { ToastContentProps } from 'react-toastify/unstyled'
import { copyLink, postUrl, shareOrCopyLink } from '#client/features/sharing/share-or-copy-link.ts'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/Button.tsx'
import { PRODUCT_NAME } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import styles from './PostedToast.module.css'

/** `postId` is the `Post.databaseId`. */
type PostedToastProps = ToastContentProps<{ postId: string }>

/** The content of the toast after posting: people share what they have just made. */
export function PostedToast({ data: { postId }, closeToast }: PostedToastProps) {
  const url = postUrl(postId)
  return (
    <div className={styles.content}>
      <span>{messages.postCreated}</span>
      <div className={styles.actions}>
        <Link to={paths.post(postId)} onClick={() => closeToast()}>
          View
        </Link>
        <Button variant="link" onClick={() => void copyLink(url)}>
          Copy link
        </Button>
        {'share' in navigator && (
          <Button variant="link" onClick={() => void shareOrCopyLink({ title: PRODUCT_NAME, text: '', url })}>
            Share
          </Button>
        )}
      </div>
    </div>
  )
}
