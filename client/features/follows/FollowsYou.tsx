import { graphql, useFragment } from 'react-relay/hooks'
import type { FollowsYou_user$key } from '#client/__generated__/FollowsYou_user.graphql.ts'
import styles from './FollowsYou.module.css'

/** A label for members who follow the viewer. */
export function FollowsYou({ user: userRef }: { user: FollowsYou_user$key }) {
  const { followsViewer } = useFragment(
    graphql`
      fragment FollowsYou_user on User {
        followsViewer
      }
    `,
    userRef,
  )
  return followsViewer && <span className={styles.label}>Follows you</span>
}
