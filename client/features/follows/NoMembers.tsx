import UsersRound from 'lucide-react/icons/users-round'
import { RefreshButton } from '#client/features/feed/RefreshButton.tsx'
import { Notice } from '#client/ui/Notice.tsx'

type NoMembersProps = { title: string; children: string; refresh: () => Promise<void> }

/** Replaces an empty list of members. */
export function NoMembers({ title, children, refresh }: NoMembersProps) {
  return (
    <Notice
      title={title}
      icon={<UsersRound aria-hidden="true" />}
      action={<RefreshButton refresh={refresh} />}
    >
      {children}
    </Notice>
  )
}
