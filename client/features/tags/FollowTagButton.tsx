import { graphql, useFragment } from 'react-relay/hooks'
import type { FollowTagButton_tag$key } from '#client/__generated__/FollowTagButton_tag.graphql.ts'
import { FollowToggle } from '#client/ui/FollowToggle.tsx'
import { useSetTagFollow } from './useSetTagFollow.ts'

export function FollowTagButton({ tag: tagRef }: { tag: FollowTagButton_tag$key }) {
  const tag = useFragment(
    graphql`
      fragment FollowTagButton_tag on Tag {
        name
        viewerFollows
        ...useSetTagFollow_tag
      }
    `,
    tagRef,
  )
  const setFollow = useSetTagFollow(tag)
  return <FollowToggle name={`#${tag.name}`} isFollowed={tag.viewerFollows} onChange={setFollow} />
}
