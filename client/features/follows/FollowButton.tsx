import { graphql, useFragment } from 'react-relay/hooks'
import type { FollowButton_user$key } from '#client/__generated__/FollowButton_user.graphql.ts'
import { FollowToggle } from '#client/ui/FollowToggle.tsx'
import { useSetFollow } from './useSetFollow.ts'

/** Not rendered for the viewer's own profile. */
export function FollowButton({ user: userRef }: { user: FollowButton_user$key }) {
  const user = useFragment(
    graphql`
      fragment FollowButton_user on User {
        username
        isViewer
        viewerFollows
        followsViewer
        ...useSetFollow_user
      }
    `,
    userRef,
  )
  const setFollow = useSetFollow(user)
  if (user.isViewer) return null
  return (
    <FollowToggle
      name={`@${user.username}`}
      isFollowed={user.viewerFollows}
      label={user.followsViewer ? 'Follow back' : 'Follow'}
      onChange={setFollow}
    />
  )
}
