import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type { TrendingItem_member$key } from '#client/__generated__/TrendingItem_member.graphql.ts'
import { paths } from '#client/paths.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { likesLabel } from './likes-label.ts'
import styles from './TrendingItem.module.css'

export function TrendingItem({ member: memberRef }: { member: TrendingItem_member$key }) {
  const { rank, likeCount, user } = useFragment(
    graphql`
      fragment TrendingItem_member on TrendingMember {
        rank
        likeCount
        user {
          databaseId
          fullName
          username
          photoUrl(width: 128)
          photoSrcSet
        }
      }
    `,
    memberRef,
  )
  return (
    <Link to={paths.member(user.databaseId)} className={styles.item}>
      <span className={styles.rank}>#{rank}</span>
      <Avatar src={user.photoUrl} srcSet={user.photoSrcSet} size={40} />
      <span className={styles.names}>
        <span dir="auto" className={styles.name}>
          <bdi>{user.fullName}</bdi>
        </span>
        <span className={styles.muted}>@{user.username}</span>
        <span className={styles.muted}>{likesLabel(likeCount)}</span>
      </span>
    </Link>
  )
}
