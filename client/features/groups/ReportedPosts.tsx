import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ReportedPosts_group$key } from '#client/__generated__/ReportedPosts_group.graphql.ts'
import { PostCard } from '#client/features/posts/PostCard.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Notice } from '#client/ui/Notice.tsx'
import { RemoveGroupPostDialog } from './RemoveGroupPostDialog.tsx'
import styles from './ReportedPosts.module.css'

type ReportedPostsProps = { group: ReportedPosts_group$key; labelledBy: string }

/** Posts of a group about which moderators of the site will decide. Owners and moderators of the group can remove them earlier. */
export function ReportedPosts({ group, labelledBy }: ReportedPostsProps) {
  const { id, reportedPosts } = useFragment(
    graphql`
      fragment ReportedPosts_group on Group {
        id
        reportedPosts {
          id
          ...PostCard_post
        }
      }
    `,
    group,
  )
  if (reportedPosts.length === 0)
    return (
      <Notice title="No reported posts" cast="koala">
        Posts of the group that members report appear here.
      </Notice>
    )
  return (
    <section aria-labelledby={labelledBy} className={styles.posts}>
      {reportedPosts.map((post, index) => (
        <div key={post.id}>
          <PostCard post={post} position={index + 1} setSize={reportedPosts.length} />
          <RemoveButton groupId={id} postId={post.id} />
        </div>
      ))}
    </section>
  )
}

function RemoveButton(post: { groupId: string; postId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.actions}>
      <Button variant="danger" size="small" onClick={() => setOpen(true)}>
        Remove from group
      </Button>
      <RemoveGroupPostDialog {...post} open={isOpen} onClose={() => setOpen(false)} />
    </div>
  )
}
