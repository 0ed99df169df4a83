import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type { SuggestedMember_user$key } from '#client/__generated__/SuggestedMember_user.graphql.ts'
import { MemberName } from '#client/features/members/MemberName.tsx'
import { paths } from '#client/paths.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { FollowButton } from './FollowButton.tsx'
import styles from './SuggestedMember.module.css'

export function SuggestedMember({ user: userRef }: { user: SuggestedMember_user$key }) {
  const user = useFragment(
    graphql`
      fragment SuggestedMember_user on User {
        databaseId
        photoUrl(width: 128)
        photoSrcSet
        ...MemberName_user
        ...FollowButton_user
      }
    `,
    userRef,
  )
  return (
    <li className={styles.card}>
      <Link to={paths.member(user.databaseId)} className={styles.link}>
        <Avatar src={user.photoUrl} srcSet={user.photoSrcSet} size={64} />
        <MemberName user={user} />
      </Link>
      <FollowButton user={user} isSmall />
    </li>
  )
}
