import { use, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { MemberName_user$key } from '#client/__generated__/MemberName_user.graphql.ts'
import { classNames } from '#client/ui/class-names.ts'
import { MemberHighlight } from '#client/ui/highlight.ts'
import styles from './MemberName.module.css'

type MemberNameProps = {
  user: MemberName_user$key
  /** The id of the element with the name, for `aria-labelledby`. */
  nameId?: string
  isCompact?: boolean
  /** Further lines. */
  children?: ReactNode
}

/** The name and @username of a member, each on one line. */
export function MemberName({ user: userRef, nameId, isCompact, children }: MemberNameProps) {
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
    <span className={classNames(styles.names, isCompact && styles.compact)}>
      <span id={nameId} dir="auto" className={styles.name}>
        <bdi>{highlight?.([fullName]) ?? fullName}</bdi>
      </span>
      <span>@{highlight?.([username]) ?? username}</span>
      {children}
    </span>
  )
}
