import Ban from 'lucide-react/icons/ban'
import { mutationFailure } from '#client/relay/errors.ts'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { MenuItem } from '#client/ui/MenuItem.tsx'
import { notify } from '#client/ui/toast.ts'
import type { GroupMemberList } from './group-lists.ts'
import { useSetGroupBan } from './useSetGroupBan.ts'

type BanFromGroupProps = {
  groupId: string
  userId: string
  username: string
  /** The list that shows the member. */
  from: GroupMemberList
}

export function BanFromGroupItem(props: BanFromGroupProps) {
  return (
    <MenuItem
      label="Ban from group"
      icon={Ban}
      isDanger
      renderDialog={(controls) => <BanDialog {...props} {...controls} />}
    />
  )
}

type BanDialogProps = BanFromGroupProps & { open: boolean; onClose: () => void }

/** Confirms a ban, which unmounts the row with this dialog. */
function BanDialog({ groupId, userId, username, from, open, onClose }: BanDialogProps) {
  const setBan = useSetGroupBan(groupId, from)
  const confirm = async () => {
    const failure = await mutationFailure(setBan(userId, true), { fallback: 'Failed to ban the member' })
    if (!failure) notify.success(`@${username} is banned from the group`)
    return failure
  }
  return (
    <ConfirmDialog
      title={`Ban @${username} from the group?`}
      confirmLabel="Ban"
      busyLabel="Banning..."
      open={open}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>They leave the group and cannot join or post in it. Their posts stay.</p>
    </ConfirmDialog>
  )
}
