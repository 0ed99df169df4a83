import { mutationFailure } from '#client/relay/errors.ts'
import { notify } from '#client/ui/toast.ts'
import { messages } from '#rules/messages.ts'
import { useBlockUser } from './useBlockUser.ts'
import { useUnblockUser } from './useUnblockUser.ts'

/** Returns a function that blocks a member and shows a toast that can undo it. It resolves to the message of a failure. */
export function useUndoableBlock() {
  const block = useBlockUser()
  const unblock = useUnblockUser()
  return async ({ userId, username }: { userId: string; username: string }) => {
    const failure = await mutationFailure(block(userId), { fallback: messages.blockFailed })
    if (!failure) notify.undoable(messages.blocked(username), () => void unblock(userId))
    return failure
  }
}
