import { useState } from 'react'
import { mutationFailure } from '#client/relay/errors.ts'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { SelectField } from '#client/ui/SelectField.tsx'
import { notify } from '#client/ui/toast.ts'
import { messages } from '#rules/messages.ts'
import { useMuteUser } from './useMuteUser.ts'
import { useUnmuteUser } from './useUnmuteUser.ts'

const DAY = 24 * 60 * 60
/** In seconds. 0 is until unmuted. */
const durations = [
  { label: 'Until I unmute them', seconds: 0 },
  { label: 'For a day', seconds: DAY },
  { label: 'For a week', seconds: 7 * DAY },
  { label: 'For 30 days', seconds: 30 * DAY },
]

type MuteDialogProps = { userId: string; username: string; open: boolean; onClose: () => void }

/** Confirms a mute, which may unmount the card with this dialog. The toast can undo it. */
export function MuteDialog({ userId, username, open, onClose }: MuteDialogProps) {
  const [seconds, setSeconds] = useState(0)
  const mute = useMuteUser()
  const unmute = useUnmuteUser()

  const confirm = async () => {
    const failure = await mutationFailure(mute(userId, seconds || null), { fallback: messages.muteFailed })
    if (failure) return failure
    notify.undoable(messages.muted(username), () => void unmute(userId))
    onClose()
    return undefined
  }

  return (
    <ConfirmDialog
      title={`Mute @${username}?`}
      confirmLabel="Mute"
      busyLabel="Muting..."
      isHarmless
      open={open}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>
        Their posts and comments disappear from your lists and notifications. You can still open their
        profile. They are not notified.
      </p>
      <SelectField
        label="How long"
        value={seconds}
        onChange={(event) => setSeconds(Number(event.target.value))}
      >
        {durations.map(({ label, seconds: value }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </ConfirmDialog>
  )
}
