import { JOINED_GROUPS_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import type { Queries } from '#server/platform/database/types.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { LimitReachedError, NotAllowedError } from '#server/platform/refusals.ts'
import type { Writer } from '#server/platform/viewer.ts'
import { changeGroup } from './change-group.ts'
import type { GroupView } from './group-query.ts'

type Target = { groupId: string }

type GroupOperation = (dependencies: Dependencies, viewer: Writer, target: Target) => Promise<GroupView>

/** Joins, or asks to join a group that accepts requests only. Joining again changes nothing. */
export const joinGroup: GroupOperation = (dependencies, viewer, { groupId }) => {
  const { memberId } = viewer
  const change = { groupId, use: 'groupsJoined', memberId } as const
  return changeGroup(dependencies, viewer, change, async ({ transaction, now, group, role }) => {
    if (role) return
    const ban = await transaction.groupBan.findUnique({
      where: { groupId_memberId: { groupId, memberId } },
    })
    if (ban) throw new NotAllowedError(messages.bannedFromGroup)
    if (group.joining === 'OPEN') return addMember(transaction, groupId, memberId, now)
    await transaction.groupRequest.createMany({
      data: { groupId, memberId, createdAt: now },
      skipDuplicates: true,
    })
  })
}

/** Leaves the group, or withdraws the request to join. Otherwise, nothing changes. */
export const leaveGroup: GroupOperation = (dependencies, viewer, { groupId }) => {
  const { memberId } = viewer
  const change = { groupId, use: 'groupChanges' } as const
  return changeGroup(dependencies, viewer, change, async ({ transaction, role }) => {
    if (role === 'OWNER') await requireAnotherOwner(transaction, groupId)
    await transaction.groupMember.deleteMany({ where: { groupId, memberId } })
    await transaction.groupRequest.deleteMany({ where: { groupId, memberId } })
  })
}

/** Adds a member, who is locked, and ends the request. */
export async function addMember(
  transaction: Queries,
  groupId: string,
  memberId: string,
  now: Date,
): Promise<void> {
  if ((await transaction.groupMember.count({ where: { memberId } })) >= JOINED_GROUPS_MAX)
    throw new LimitReachedError(messages.tooManyJoinedGroups)
  await transaction.groupMember.create({ data: { groupId, memberId, joinedAt: now } })
  await transaction.groupRequest.deleteMany({ where: { groupId, memberId } })
}

export async function requireAnotherOwner(transaction: Queries, groupId: string): Promise<void> {
  if ((await transaction.groupMember.count({ where: { groupId, role: 'OWNER' } })) === 1)
    throw new NotAllowedError(messages.lastOwner)
}
