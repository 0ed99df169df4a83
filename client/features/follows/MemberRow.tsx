import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type { MemberRow_user$key } from '#client/__generated__/MemberRow_user.graphql.ts'
import { MemberName } from '#client/features/members/MemberName.tsx'
import { paths } from '#client/paths.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { FollowButton } from './follow-button.ts'
import styles from './MemberRow.module.css'

type MemberRowProps = {
  user: MemberRow_user$key
  /** The id of the element with the name, for `aria-labelledby`. */
  nameId?: string
  /** Shown before the photo. */
  rank?: ReactNode
  /** Shown beside the @username. */
  note?: ReactNode
  /** Shown at the end. */
  children?: ReactNode
}

/** A member of a list, linked to the profile, with the button to follow them. */
export function MemberRow({ user: userRef, nameId, rank, note, children }: MemberRowProps) {
  const user = useFragment(
    graphql`
      fragment MemberRow_user on User {
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
    <div className={styles.container}>
      <div className={styles.row}>
        <Link to={paths.member(user.databaseId)} className={styles.link}>
          {rank && <span className={styles.rank}>{rank}</span>}
          <Avatar src={user.photoUrl} srcSet={user.photoSrcSet} size={44} />
          <MemberName user={user} nameId={nameId} note={note} />
        </Link>
        <FollowButton user={user} isSmall />
        {children}
      </div>
    </div>
  )
}
