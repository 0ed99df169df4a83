import { use, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { MemberName_user$key } from '#client/__generated__/MemberName_user.graphql.ts'
import { MemberHighlight } from '#client/ui/highlight.ts'
import styles from './MemberName.module.css'

type MemberNameProps = {
  user: MemberName_user$key
  /** The id of the element with the name, for `aria-labelledby`. */
  nameId?: string
  /** Shown beside the @username, such as a number of likes. */
  note?: ReactNode
}

/** The name and @username of a member, each on one line. */
export function MemberName({ user: userRef, nameId, note }: MemberNameProps) {
  const { fullName, username } = useFragment(
    graphql`
      fragment MemberName_user on User {
        fullName
        username
      }
    `,
    userRef,
  )
  const highlight = use(MemberHighlight)
  return (
    <span className={styles.names}>
      <span id={nameId} dir="auto" className={styles.name}>
        <bdi>{highlight?.([fullName]) ?? fullName}</bdi>
      </span>
      <span className={styles.line}>
        <span>@{highlight?.([username]) ?? username}</span>
        {note}
      </span>
    </span>
  )
}
