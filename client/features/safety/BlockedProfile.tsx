import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { BlockedProfile_user$key } from '#client/__generated__/BlockedProfile_user.graphql.ts'
import { Button } from '#client/ui/Button.tsx'
import { Notice } from '#client/ui/Notice.tsx'
import { PageTitle } from '#client/ui/PageTitle.tsx'
import { PRODUCT_NAME } from '#rules/limits.ts'
import { useUnblockUser } from './useUnblockUser.ts'

/** Replaces the posts on the profile of a blocked member. */
export function BlockedProfile({ user: userRef }: { user: BlockedProfile_user$key }) {
  const { id, username } = useFragment(
    graphql`
      fragment BlockedProfile_user on User {
        id
        username
      }
    `,
    userRef,
  )
  const unblock = useUnblockUser()
  const [isBusy, setBusy] = useState(false)
  const onPress = async () => {
    setBusy(true)
    await unblock(id)
    setBusy(false)
  }
  return (
    <>
      <PageTitle>{`@${username} · ${PRODUCT_NAME}`}</PageTitle>
      <Notice
        headingLevel={1}
        title={`You blocked @${username}`}
        cast="cactus"
        action={
          <Button busy={isBusy} onClick={() => void onPress()}>
            Unblock
          </Button>
        }
      >
        Your posts and comments are hidden from each other.
      </Notice>
    </>
  )
}
