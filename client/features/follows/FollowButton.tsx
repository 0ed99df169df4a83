import { graphql, useFragment } from 'react-relay/hooks'
import type { FollowButton_user$key } from '#client/__generated__/FollowButton_user.graphql.ts'
import { FollowToggle } from '#client/ui/FollowToggle.tsx'
import { useFollowAction } from './useFollowAction.ts'
import { useSetFollow } from './useSetFollow.ts'

type FollowButtonProps = {
  user: FollowButton_user$key
  /** For rows of lists. */
  isSmall?: boolean
}

/** Not rendered for the viewer's own profile. */
export function FollowButton({ user: userRef, isSmall }: FollowButtonProps) {
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
  const name = `@${user.username}`
  const setFollow = useFollowAction(name, useSetFollow(user))
  if (user.isViewer) return null
  return (
    <FollowToggle
      name={name}
      isFollowed={user.viewerFollows}
      isSmall={isSmall}
      label={user.followsViewer ? 'Follow back' : 'Follow'}
      onChange={setFollow}
    />
  )
}
