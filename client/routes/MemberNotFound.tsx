import { messages } from '#rules/messages.ts'
import { GoBackButton } from './GoBack.tsx'
import { ScreenNotice } from './ScreenNotice.tsx'

type MemberNotFoundProps = {
  /** The path contains no valid id. */
  isInvalidId?: boolean
}

export function MemberNotFound({ isInvalidId = false }: MemberNotFoundProps) {
  return (
    <ScreenNotice
      title={isInvalidId ? messages.userIdInvalid : messages.userNotFound}
      cast="ghost"
      action={<GoBackButton />}
    >
      {isInvalidId ? "This link isn't a valid profile." : "This profile doesn't exist or was deleted."}
    </ScreenNotice>
  )
}
