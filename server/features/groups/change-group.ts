import { sql } from 'kysely'
import { messages } from '#rules/messages.ts'
import type { RateLimitName } from '#rules/rate-limits.ts'
import { isListedGroup } from '#server/features/visibility/visible-to.ts'
import type { GroupJoining, GroupRole } from '#server/generated/prisma/client.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import { lockAuthor } from '#server/platform/database/lock-member.ts'
import { lockRow } from '#server/platform/database/lock-rows.ts'
import { longTransaction } from '#server/platform/database/long-transaction.ts'
import type { Queries } from '#server/platform/database/types.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { publishEvent } from '#server/platform/events/events.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import { NotAllowedError, NotFoundError } from '#server/platform/refusals.ts'
import type { Writer } from '#server/platform/viewer.ts'
import { groupChanged } from './group-events.ts'
import { loadGroups, requireGroup, type GroupView } from './group-query.ts'

/** Milliseconds. A group can have a million members. */
const TIMEOUT = 60_000

type Change = {
  groupId: string
  use: RateLimitName
  /** The role that the change requires. Owners have the rights of moderators. */
  requires?: 'OWNER' | 'MODERATOR'
  /** The member whose membership changes. */
  memberId?: string
  /** The post of the group that changes. */
  postId?: string
}

/** A group that no other transaction changes meanwhile. */
export type LockedGroup = {
  transaction: Queries
  now: Date
  group: { id: string; name: string; joining: GroupJoining; coverId: string | null }
  /** The role of the viewer. Null without membership. */
  role: GroupRole | null
}

/**
 * Changes a group in a transaction. The changes of a group and its members wait for each other, so that roles, pins and counters are
 * exact. Throws NotFoundError and NotAllowedError.
 */
export async function changeGroup(
  dependencies: Dependencies,
  viewer: Writer,
  { groupId, use, requires, memberId, postId }: Change,
  change: (locked: LockedGroup) => Promise<unknown>,
): Promise<GroupView> {
  const group = await requireGroup(dependencies, viewer, groupId)
  await limitUse(dependencies, use, viewer.memberId)
  await longTransaction(dependencies.database, TIMEOUT, async (transaction) => {
    await lockAuthor(transaction, viewer.memberId)
    if (postId && !(await lockRow(transaction, 'posts', postId)))
      throw new NotFoundError(messages.postNotFound)
    if (memberId && !(await lockRow(transaction, 'members', memberId)))
      throw new NotFoundError(messages.userNotFound)
    const locked = await lockGroup(transaction, groupId)
    const role = await loadRole(transaction, groupId, viewer.memberId)
    requireRole(role, requires)
    await change({ transaction, now: dependencies.clock.now(), group: locked, role })
  })
  publishEvent(dependencies, groupChanged, { groupId })
  const [changed] = await loadGroups(dependencies, viewer, [groupId])
  return changed ?? group
}

async function lockGroup(transaction: Queries, id: string): Promise<LockedGroup['group']> {
  const group = await kysely(transaction)
    .selectFrom('groups')
    .select(['id', 'name', 'cover_id as coverId'])
    .select(sql<GroupJoining>`upper(joining::text)`.as('joining'))
    .where('id', '=', id)
    .where(isListedGroup)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!group) throw new NotFoundError(messages.groupNotFound)
  return group
}

export async function loadRole(
  transaction: Queries,
  groupId: string,
  memberId: string,
): Promise<GroupRole | null> {
  const membership = await transaction.groupMember.findUnique({
    where: { groupId_memberId: { groupId, memberId } },
  })
  return membership?.role ?? null
}

function requireRole(role: GroupRole | null, required: Change['requires']): void {
  if (required === 'OWNER' && role !== 'OWNER') throw new NotAllowedError(messages.groupOwnersOnly)
  if (required === 'MODERATOR' && role !== 'OWNER' && role !== 'MODERATOR')
    throw new NotAllowedError(messages.groupModeratorsOnly)
}
