import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type { TrendingItem_member$key } from '#client/__generated__/TrendingItem_member.graphql.ts'
import { MemberName } from '#client/features/members/MemberName.tsx'
import { paths } from '#client/paths.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { counted } from '#client/ui/counts.ts'
import styles from './TrendingItem.module.css'

export function TrendingItem({ member: memberRef }: { member: TrendingItem_member$key }) {
  const { rank, likeCount, user } = useFragment(
    graphql`
      fragment TrendingItem_member on TrendingMember {
        rank
        likeCount
        user {
          databaseId
          photoUrl(width: 128)
          photoSrcSet
          ...MemberName_user
        }
      }
    `,
    memberRef,
  )
  return (
    <Link to={paths.member(user.databaseId)} className={styles.item}>
      <span className={styles.rank}>#{rank}</span>
      <Avatar src={user.photoUrl} srcSet={user.photoSrcSet} size={40} />
      <MemberName user={user} isCompact>
        <span>{counted(likeCount, 'like')}</span>
      </MemberName>
    </Link>
  )
}
