import { mutationFailure } from '#client/relay/errors.ts'
import { notify } from '#client/ui/toast.ts'
import { messages } from '#rules/messages.ts'
import { useBlockUser } from './useBlockUser.ts'
import { useUnblockUser } from './useUnblockUser.ts'

/** Blocks a member and shows a toast that can undo it. Resolves to the message of a failure. */
export function useUndoableBlock({ userId, username }: { userId: string; username: string }) {
  const block = useBlockUser()
  const unblock = useUnblockUser()
  return async () => {
    const failure = await mutationFailure(block(userId), { fallback: messages.blockFailed })
    if (!failure) notify.undoable(messages.blocked(username), () => void unblock(userId))
    return failure
  }
}
