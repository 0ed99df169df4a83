import Ban from 'lucide-react/icons/ban'
import UserRoundMinus from 'lucide-react/icons/user-round-minus'
import { mutationFailure } from '#client/relay/errors.ts'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { MenuItem } from '#client/ui/MenuItem.tsx'
import { notify } from '#client/ui/toast.ts'
import { useModerateMember } from './useModerateMember.ts'

const ACTIONS = {
  remove: {
    label: 'Remove from group',
    icon: UserRoundMinus,
    title: (name: string) => `Remove ${name}?`,
    confirmLabel: 'Remove',
    busyLabel: 'Removing...',
    text: 'Their posts stay in the group, and they can join again.',
    done: (name: string) => `${name} is no longer in the group`,
    fallback: 'Failed to remove the member',
  },
  ban: {
    label: 'Ban from group',
    icon: Ban,
    title: (name: string) => `Ban ${name} from the group?`,
    confirmLabel: 'Ban',
    busyLabel: 'Banning...',
    text: 'They leave the group and cannot join or post in it. Their posts stay.',
    done: (name: string) => `${name} is banned from the group`,
    fallback: 'Failed to ban the member',
  },
} as const

type ModerateMemberProps = {
  action: keyof typeof ACTIONS
  groupId: string
  userId: string
  username: string
}

export function ModerateMemberItem(props: ModerateMemberProps) {
  const { label, icon } = ACTIONS[props.action]
  return (
    <MenuItem
      label={label}
      icon={icon}
      isDanger
      renderDialog={(controls) => <ModerateMemberDialog {...props} {...controls} />}
    />
  )
}

type DialogProps = ModerateMemberProps & { open: boolean; onClose: () => void }

/** Confirms the action, which unmounts the row with this dialog. */
function ModerateMemberDialog({ action, groupId, userId, username, open, onClose }: DialogProps) {
  const { title, text, confirmLabel, busyLabel, done, fallback } = ACTIONS[action]
  const moderate = useModerateMember(groupId)
  const confirm = async () => {
    const failure = await mutationFailure(moderate(userId, action), { fallback })
    if (!failure) notify.success(done(`@${username}`))
    return failure
  }
  return (
    <ConfirmDialog
      title={title(`@${username}`)}
      confirmLabel={confirmLabel}
      busyLabel={busyLabel}
      open={open}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>{text}</p>
    </ConfirmDialog>
  )
}
