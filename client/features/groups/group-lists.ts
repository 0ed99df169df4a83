import { ConnectionHandler, type RecordSourceProxy } from 'relay-runtime'
import { mutationFailure, type MutationResult } from '#client/relay/errors.ts'
import { notify } from '#client/ui/toast.ts'

/** The keys of the lists of members of a group. */
export type GroupMemberList =
  'GroupMembers_members' | 'GroupRequests_joinRequests' | 'GroupBans_bannedMembers'

/** Removes a member from one list of the group. The other one is fetched again when it is shown. */
export function moveGroupMember(
  store: RecordSourceProxy,
  { groupId, userId }: { groupId: string; userId: string },
  { from, to }: { from: GroupMemberList; to?: GroupMemberList | undefined },
): void {
  const group = store.get(groupId)
  if (!group) return
  const source = ConnectionHandler.getConnection(group, from)
  if (source) ConnectionHandler.deleteNode(source, userId)
  if (to) ConnectionHandler.getConnection(group, to)?.invalidateRecord()
}

/** For a response without the field of the mutation. */
export const NO_RESULT: MutationResult = { __typename: 'NoResult' }

/** Performs an action on a group and shows its outcome as a toast. */
export async function notifyOutcome(
  result: Promise<MutationResult>,
  { done, fallback }: { done: string; fallback: string },
): Promise<void> {
  const failure = await mutationFailure(result, { fallback })
  if (failure) notify.error(failure)
  else notify.success(done)
}
