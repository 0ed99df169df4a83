import CircleX from 'lucide-react/icons/circle-x'
import Pin from 'lucide-react/icons/pin'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { GroupPostItemsQuery } from '#client/__generated__/GroupPostItemsQuery.graphql.ts'
import { MenuItem } from '#client/ui/MenuItem.tsx'
import { notifyOutcome } from './notify-outcome.ts'
import { isGroupModerator } from './group-roles.ts'
import { RemoveGroupPostDialog } from './RemoveGroupPostDialog.tsx'
import { useSetPinned } from './useSetPinned.ts'

/** The actions of owners and moderators on a post that a screen of the group shows, which has loaded the data. */
export function GroupPostItems({ slug, postId }: { slug: string; postId: string }) {
  const { group } = useLazyLoadQuery<GroupPostItemsQuery>(
    graphql`
      query GroupPostItemsQuery($slug: String!) @throwOnFieldError {
        group(slug: $slug) {
          id
          viewerRole
          pinnedPosts {
            id
          }
        }
      }
    `,
    { slug },
  )
  const setPinned = useSetPinned()
  if (!group || !isGroupModerator(group.viewerRole)) return null
  const isPinned = group.pinnedPosts.some(({ id }) => id === postId)
  const togglePin = () =>
    notifyOutcome(setPinned(group.id, postId, !isPinned), {
      done: isPinned ? 'Post unpinned' : 'Post pinned to the top of the group',
      fallback: isPinned ? 'Failed to unpin the post' : 'Failed to pin the post',
    })
  return (
    <>
      <MenuItem
        label={isPinned ? 'Unpin from group' : 'Pin to group'}
        icon={Pin}
        onSelect={() => void togglePin()}
      />
      <MenuItem
        label="Remove from group"
        icon={CircleX}
        isDanger
        renderDialog={(controls) => (
          <RemoveGroupPostDialog groupId={group.id} postId={postId} {...controls} />
        )}
      />
    </>
  )
}
