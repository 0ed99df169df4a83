import { graphql, useFragment } from 'react-relay/hooks'
import type { LeaveGroupDialog_group$key } from '#client/__generated__/LeaveGroupDialog_group.graphql.ts'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { isolate } from '#rules/isolate.ts'
import { useSetMembership } from './useSetMembership.ts'

type LeaveGroupDialogProps = { group: LeaveGroupDialog_group$key; open: boolean; onClose: () => void }

export function LeaveGroupDialog({ group: groupRef, open, onClose }: LeaveGroupDialogProps) {
  const group = useFragment(
    graphql`
      fragment LeaveGroupDialog_group on Group {
        name
        joining
        ...useSetMembership_group
      }
    `,
    groupRef,
  )
  const setMembership = useSetMembership(group)
  const confirm = async () => {
    onClose()
    setMembership(false)
    return undefined
  }
  return (
    <ConfirmDialog
      title={`Leave ${isolate(group.name)}?`}
      confirmLabel="Leave"
      busyLabel="Leaving..."
      open={open}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>
        Your posts stay in the group.
        {group.joining === 'ON_REQUEST' && ' To return, you have to ask to join again.'}
      </p>
    </ConfirmDialog>
  )
}
