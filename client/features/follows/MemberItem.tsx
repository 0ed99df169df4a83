import { use, useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { MemberItem_user$key } from '#client/__generated__/MemberItem_user.graphql.ts'
import { MemberLink } from '#client/features/members/MemberLink.tsx'
import { MemberHighlight } from '#client/ui/highlight.ts'
import { FollowButton } from './FollowButton.tsx'
import { FollowsYou } from './FollowsYou.tsx'
import styles from './MemberItem.module.css'

type MemberItemProps = {
  user: MemberItem_user$key
  /** Position in the list, from 1. */
  position: number
  /** Length of the list; -1 while there is more to load. */
  setSize: number
}

/** A member of a list, with the button to follow them. */
export function MemberItem({ user: userRef, position, setSize }: MemberItemProps) {
  const id = useId()
  const highlight = use(MemberHighlight)
  const user = useFragment(
    graphql`
      fragment MemberItem_user on User {
        bio
        ...MemberLink_user
        ...FollowsYou_user
        ...FollowButton_user
      }
    `,
    userRef,
  )
  return (
    <article
      className={styles.item}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the articles of a feed are its focus stops
      tabIndex={0}
      aria-labelledby={`${id}name`}
      aria-posinset={position}
      aria-setsize={setSize}
    >
      <div className={styles.words}>
        <MemberLink user={user} nameId={`${id}name`} />
        {user.bio && (
          <p dir="auto" className={styles.bio}>
            {highlight?.([user.bio]) ?? user.bio}
          </p>
        )}
        <FollowsYou user={user} />
      </div>
      <FollowButton user={user} />
    </article>
  )
}
