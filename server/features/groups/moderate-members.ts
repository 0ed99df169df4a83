import { messages } from '#rules/messages.ts'
import { addNotice } from '#server/features/notices/add-notice.ts'
import type { GroupRole } from '#server/generated/prisma/client.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { NotAllowedError, NotFoundError } from '#server/platform/refusals.ts'
import type { Writer } from '#server/platform/viewer.ts'
import { changeGroup, loadRole, type LockedGroup } from './change-group.ts'
import { requireRoomForOwner } from './create-group.ts'
import type { GroupView } from './group-query.ts'
import { addMember, requireAnotherOwner } from './join-group.ts'

type Target = { groupId: string; userId: string }

type MemberOperation = (dependencies: Dependencies, viewer: Writer, target: Target) => Promise<GroupView>

type Locked = LockedGroup & {
  groupId: string
  memberId: string
  /** The role of the member, who may have none. */
  memberRole: GroupRole | null
}

const defineOperation =
  (change: (locked: Locked) => Promise<unknown>): MemberOperation =>
  (dependencies, viewer, { groupId, userId: memberId }) => {
    const options = { groupId, memberId, use: 'groupChanges', requires: 'MODERATOR' } as const
    return changeGroup(dependencies, viewer, options, async (locked) => {
      const memberRole = await loadRole(locked.transaction, groupId, memberId)
      await change({ ...locked, groupId, memberId, memberRole })
    })
  }

/** Approving a member again changes nothing. */
export const approveMember = defineOperation(async (locked) => {
  const { transaction, now, group, groupId, memberId } = locked
  if (locked.memberRole) return
  const request = await transaction.groupRequest.findUnique({
    where: { groupId_memberId: { groupId, memberId } },
  })
  if (!request) throw new NotFoundError(messages.groupRequestNotFound)
  await addMember(transaction, groupId, memberId, now)
  const text = messages.joinApproved(group.name)
  await addNotice(transaction, { memberId, kind: 'GROUP_JOIN_APPROVED', text, groupId, now })
})

/** Without a request, nothing changes. The member can ask again. */
export const declineMember = defineOperation(({ transaction, groupId, memberId }) =>
  transaction.groupRequest.deleteMany({ where: { groupId, memberId } }),
)

/** Without membership, nothing changes. The member can join again. */
export const removeMember = defineOperation(async (locked) => {
  requireHigherRole(locked)
  const { transaction, groupId, memberId } = locked
  await transaction.groupMember.deleteMany({ where: { groupId, memberId } })
})

/** Ends membership and requests, and prevents new ones. Banning again changes nothing. */
export const banMember = defineOperation(async (locked) => {
  requireHigherRole(locked)
  const { transaction, groupId, memberId, now } = locked
  await transaction.groupMember.deleteMany({ where: { groupId, memberId } })
  await transaction.groupRequest.deleteMany({ where: { groupId, memberId } })
  const ban = { groupId, memberId, createdAt: now }
  await transaction.groupBan.createMany({ data: ban, skipDuplicates: true })
})

/** The member can join again, but nothing is restored. */
export const unbanMember = defineOperation(({ transaction, groupId, memberId }) =>
  transaction.groupBan.deleteMany({ where: { groupId, memberId } }),
)

/** Owners act on all but owners, and moderators on members without a role. */
function requireHigherRole({ role, memberRole }: Locked): void {
  if (memberRole === 'OWNER' && role === 'OWNER') throw new NotAllowedError(messages.ownerRank)
  if (memberRole !== null && memberRole !== 'MEMBER' && role !== 'OWNER')
    throw new NotAllowedError(messages.moderatorRank)
}

/** Changes the role of a member of the group, as an owner. The last owner cannot lose the role. */
export function setGroupRole(
  dependencies: Dependencies,
  viewer: Writer,
  { groupId, userId: memberId, role }: Target & { role: GroupRole },
): Promise<GroupView> {
  const options = { groupId, memberId, use: 'groupChanges', requires: 'OWNER' } as const
  return changeGroup(dependencies, viewer, options, async ({ transaction, group, now }) => {
    const memberRole = await loadRole(transaction, groupId, memberId)
    if (!memberRole) throw new NotFoundError(messages.groupMemberNotFound)
    if (memberRole === role) return
    if (memberRole === 'OWNER') await requireAnotherOwner(transaction, groupId)
    if (role === 'OWNER') await requireRoomForOwner(transaction, memberId)
    await transaction.groupMember.update({
      where: { groupId_memberId: { groupId, memberId } },
      data: { role },
    })
    if (memberId === viewer.memberId) return
    const text = messages.groupRoleChanged[role](group.name)
    await addNotice(transaction, { memberId, kind: 'GROUP_ROLE_CHANGED', text, groupId, now })
  })
}
