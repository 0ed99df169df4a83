import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type { TrendingLeader_member$key } from '#client/__generated__/TrendingLeader_member.graphql.ts'
import { paths } from '#client/paths.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { LikeCount } from './LikeCount.tsx'
import styles from './TrendingLeader.module.css'

export function TrendingLeader({ member: memberRef }: { member: TrendingLeader_member$key }) {
  const { likeCount, user } = useFragment(
    graphql`
      fragment TrendingLeader_member on TrendingMember {
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
    <Link to={paths.member(user.databaseId)} className={styles.card}>
      <span className={styles.badge}>#1 TRENDING</span>
      <Avatar src={user.photoUrl} srcSet={user.photoSrcSet} size={72} className={styles.photo} />
      <span dir="auto" className={styles.name}>
        <bdi>{user.fullName}</bdi>
      </span>
      <span className={styles.username}>@{user.username}</span>
      <span className={styles.likes}>
        <LikeCount count={likeCount} />
      </span>
    </Link>
  )
}
