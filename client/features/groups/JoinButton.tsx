import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { JoinButton_group$key } from '#client/__generated__/JoinButton_group.graphql.ts'
import { useRequireSignIn, useResumedAction } from '#client/session/useRequireSignIn.ts'
import { Button } from '#client/ui/Button.tsx'
import { LeaveGroupDialog } from './LeaveGroupDialog.tsx'
import { useSetMembership } from './useSetMembership.ts'

type JoinButtonProps = {
  group: JoinButton_group$key
  /** For rows of lists. */
  isSmall?: boolean
}

/** Joins a group, asks to join it, withdraws the request or leaves. It stays mounted and keeps the focus. */
export function JoinButton({ group: groupRef, isSmall = false }: JoinButtonProps) {
  const group = useFragment(
    graphql`
      fragment JoinButton_group on Group {
        id
        name
        joining
        viewerRole
        viewerHasRequested
        viewerIsBanned
        ...useSetMembership_group
      }
    `,
    groupRef,
  )
  const [isLeaving, setLeaving] = useState(false)
  const setMembership = useSetMembership(group)
  const forMembers = useRequireSignIn()
  const action = `join Group ${group.id}`
  useResumedAction(action, () => setMembership(true))
  if (group.viewerIsBanned) return null

  const isMember = group.viewerRole !== null
  const isUndone = isMember || group.viewerHasRequested
  const press = () => {
    if (isMember) setLeaving(true)
    else if (group.viewerHasRequested) setMembership(false)
    else forMembers(() => setMembership(true), action)
  }
  return (
    <>
      <Button
        variant={isUndone ? 'secondary' : isSmall ? 'soft' : 'primary'}
        size={isSmall ? 'small' : undefined}
        title={isMember ? 'Leave' : group.viewerHasRequested ? 'Withdraw the request' : undefined}
        onClick={press}
      >
        {labelOf(group)} <span className="visually-hidden">{group.name}</span>
      </Button>
      {isMember && (
        <LeaveGroupDialog
          name={group.name}
          joining={group.joining}
          open={isLeaving}
          onClose={() => setLeaving(false)}
          onLeave={() => setMembership(false)}
        />
      )}
    </>
  )
}

type Membership = {
  readonly viewerRole: string | null | undefined
  readonly viewerHasRequested: boolean
  readonly joining: string
}

function labelOf({ viewerRole, viewerHasRequested, joining }: Membership): string {
  if (viewerRole) return 'Joined'
  if (viewerHasRequested) return 'Requested'
  return joining === 'ON_REQUEST' ? 'Ask to join' : 'Join'
}
