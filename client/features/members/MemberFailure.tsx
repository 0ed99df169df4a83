import UserRoundX from 'lucide-react/icons/user-round-x'
import { ScreenNotice } from '#client/features/layout/ScreenNotice.tsx'
import { GoBackButton } from './GoBackButton.tsx'

/** Stands where a profile would be that nobody has. */
export function MemberFailure({ message, children }: { message: string; children: string }) {
  return (
    <ScreenNotice title={message} icon={<UserRoundX aria-hidden="true" />} action={<GoBackButton />}>
      {children}
    </ScreenNotice>
  )
}
