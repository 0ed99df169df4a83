import { RefreshButton } from '#client/features/feed/RefreshButton.tsx'
import { Notice } from '#client/ui/Notice.tsx'

type NoMembersProps = { title: string; children: string; refresh: () => Promise<void> }

/** Replaces an empty list of members. */
export function NoMembers({ title, children, refresh }: NoMembersProps) {
  return (
    <Notice title={title} cast="penguin" action={<RefreshButton refresh={refresh} />}>
      {children}
    </Notice>
  )
}
