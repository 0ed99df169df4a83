import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type { MemberLink_user$key } from '#client/__generated__/MemberLink_user.graphql.ts'
import { paths } from '#client/paths.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { classNames } from '#client/ui/class-names.ts'
import styles from './MemberLink.module.css'
import { MemberName } from './MemberName.tsx'

type MemberLinkProps = {
  user: MemberLink_user$key
  /** The id of the element with the name, for `aria-labelledby`. */
  nameId?: string
  /** Name and @username share a line. */
  isSmall?: boolean
}

/** The photo, name and @username of a member, linked to the profile. */
export function MemberLink({ user: userRef, nameId, isSmall = false }: MemberLinkProps) {
  const user = useFragment(
    graphql`
      fragment MemberLink_user on User {
        databaseId
        photoUrl(width: 128)
        photoSrcSet
        ...MemberName_user
      }
    `,
    userRef,
  )
  return (
    <Link to={paths.member(user.databaseId)} className={classNames(styles.link, isSmall && styles.small)}>
      <Avatar src={user.photoUrl} srcSet={user.photoSrcSet} size={isSmall ? 32 : 44} />
      <MemberName user={user} nameId={nameId} />
    </Link>
  )
}
