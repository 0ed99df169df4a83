import { graphql, useFragment } from 'react-relay/hooks'
import type { ShareProfile_user$key } from '#client/__generated__/ShareProfile_user.graphql.ts'
import { shareOrCopyLink } from '#client/features/sharing/share-or-copy-link.ts'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/Button.tsx'
import { isolate } from '#rules/isolate.ts'
import { PRODUCT_NAME } from '#rules/limits.ts'

export function ShareProfile({ user: userRef }: { user: ShareProfile_user$key }) {
  const { databaseId, fullName, username } = useFragment(
    graphql`
      fragment ShareProfile_user on User {
        databaseId
        fullName
        username
      }
    `,
    userRef,
  )
  const share = () =>
    shareOrCopyLink({
      title: `${isolate(fullName)} on ${PRODUCT_NAME}`,
      text: `@${username}`,
      url: new URL(paths.member(databaseId), window.location.origin).href,
    })
  return (
    <Button variant="secondary" onClick={() => void share()}>
      Share profile
    </Button>
  )
}
