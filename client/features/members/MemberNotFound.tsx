import UserRoundX from 'lucide-react/icons/user-round-x'
import { ScreenNotice } from '#client/features/layout/ScreenNotice.tsx'
import { GoBackButton } from './GoBack.tsx'

export function MemberNotFound({ title, children }: { title: string; children: string }) {
  return (
    <ScreenNotice title={title} icon={<UserRoundX aria-hidden="true" />} action={<GoBackButton />}>
      {children}
    </ScreenNotice>
  )
}
