import { messages } from '#rules/messages.ts'
import { addNotice } from '#server/features/notices/add-notice.ts'
import type { Queries } from '#server/platform/database/types.ts'
import { dissolve } from './delete-group.ts'

/**
 * Gives the groups without another owner to their longest-serving moderator, or else member. Groups without another member are deleted.
 * The caller has locked the groups of the owner.
 */
export async function passOwnership(transaction: Queries, ownerId: string, now: Date): Promise<void> {
  const owned = await transaction.group.findMany({
    where: {
      members: {
        some: { memberId: ownerId, role: 'OWNER' },
        none: { memberId: { not: ownerId }, role: 'OWNER' },
      },
    },
  })
  for (const { id: groupId, name } of owned) {
    const successor = await transaction.groupMember.findFirst({
      where: { groupId, memberId: { not: ownerId } },
      // A suspended member is the last choice.
      orderBy: [{ isHidden: 'asc' }, { rank: 'asc' }, { joinedAt: 'asc' }, { memberId: 'asc' }],
    })
    if (!successor) {
      await dissolve(transaction, groupId, now)
      continue
    }
    const { memberId } = successor
    await transaction.groupMember.update({
      where: { groupId_memberId: { groupId, memberId } },
      data: { role: 'OWNER' },
    })
    const text = messages.groupRoleChanged.OWNER(name)
    await addNotice(transaction, { memberId, kind: 'GROUP_ROLE_CHANGED', text, groupId, now })
  }
}
