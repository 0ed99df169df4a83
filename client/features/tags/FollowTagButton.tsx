import { graphql, useFragment } from 'react-relay/hooks'
import type { FollowTagButton_tag$key } from '#client/__generated__/FollowTagButton_tag.graphql.ts'
import { useFollowAction } from '#client/features/follows/useFollowAction.ts'
import { FollowToggle } from '#client/ui/FollowToggle.tsx'
import { useSetTagFollow } from './useSetTagFollow.ts'

/** `tag` is null if no post has used the name and no member follows it. */
type FollowTagButtonProps = { name: string; tag: FollowTagButton_tag$key | null }

export function FollowTagButton({ name: tagName, tag: tagRef }: FollowTagButtonProps) {
  const tag = useFragment(
    graphql`
      fragment FollowTagButton_tag on Tag {
        viewerFollows
        ...useSetTagFollow_tag
      }
    `,
    tagRef,
  )
  const name = `#${tagName}`
  const setFollow = useFollowAction(name, useSetTagFollow(tagName, tag ?? null))
  return <FollowToggle name={name} isFollowed={tag?.viewerFollows ?? false} onChange={setFollow} />
}
