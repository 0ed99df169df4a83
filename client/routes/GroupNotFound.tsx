import { messages } from '#rules/messages.ts'
import { groupsPath } from '#rules/site-paths.ts'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import { ScreenNotice } from './ScreenNotice.tsx'

/** Also for groups that were deleted or removed. */
export function GroupNotFound() {
  return (
    <ScreenNotice
      title={messages.groupNotFound}
      cast="ghost"
      action={<ButtonLink to={groupsPath}>All groups</ButtonLink>}
    >
      Maybe it was deleted, or its address is spelled differently.
    </ScreenNotice>
  )
}
