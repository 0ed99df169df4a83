import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { HiddenMember_user$key } from '#client/__generated__/HiddenMember_user.graphql.ts'
import { MemberLink } from '#client/features/members/MemberLink.tsx'
import { Button } from '#client/ui/Button.tsx'
import styles from './HiddenMembers.module.css'

type HiddenMemberProps = { user: HiddenMember_user$key; action: string; onRestore: () => Promise<void> }

export function HiddenMember({ user: userRef, action, onRestore }: HiddenMemberProps) {
  const user = useFragment(
    graphql`
      fragment HiddenMember_user on User {
        username
        ...MemberLink_user
      }
    `,
    userRef,
  )
  const [isBusy, setBusy] = useState(false)
  const onPress = async () => {
    setBusy(true)
    await onRestore()
    setBusy(false)
  }
  return (
    <li className={styles.item}>
      <MemberLink user={user} />
      <Button variant="secondary" busy={isBusy} onClick={() => void onPress()}>
        {action} <span className="visually-hidden">@{user.username}</span>
      </Button>
    </li>
  )
}
