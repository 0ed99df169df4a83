import { useEffect, type ReactNode } from 'react'
import { moderatorsOnlyTitle } from '#client/features/moderation/messages.ts'
import { useCheckRole, useIsModerator } from '#client/features/moderation/useRole.ts'
import { paths } from '#client/paths.ts'
import { ScreenNotice } from '#client/routes/ScreenNotice.tsx'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'

/** Shows the children to moderators, as long as they are one. */
export function ModeratorsOnly({ children }: { children: ReactNode }) {
  const isModerator = useIsModerator()
  return (
    <>
      <CheckRole />
      {isModerator ? (
        children
      ) : (
        <ScreenNotice
          title={moderatorsOnlyTitle}
          cast="ghost"
          action={<ButtonLink to={paths.feed}>Go Back Home</ButtonLink>}
        />
      )}
    </>
  )
}

/** Also for the error of a query, which may have failed because the viewer is no longer a moderator. */
export function CheckRole() {
  const check = useCheckRole()
  useEffect(check, [check])
  return null
}
