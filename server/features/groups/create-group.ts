import { newGroupSchema } from '#rules/group-rules.ts'
import { OWNED_GROUPS_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { idempotencyKeySchema } from '#rules/post-rules.ts'
import { attachUpload } from '#server/features/media/uploads.ts'
import { createContent } from '#server/features/posts/create-content.ts'
import type { GroupJoining } from '#server/generated/prisma/client.ts'
import { lockRow } from '#server/platform/database/lock-rows.ts'
import type { Queries } from '#server/platform/database/types.ts'
import { isUniqueViolation } from '#server/platform/database/unique-violation.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { nameRequest } from '#server/platform/idempotency.ts'
import { LimitReachedError, parseInput } from '#server/platform/refusals.ts'
import type { Writer } from '#server/platform/viewer.ts'
import { requireGroup, type GroupView } from './group-query.ts'
import { GroupSlugTakenError } from './refusals.ts'

const inputSchema = newGroupSchema.extend({ idempotencyKey: idempotencyKeySchema.nullable() })

export type NewGroup = {
  slug: string
  name: string
  description: string
  rules: readonly string[]
  joining: GroupJoining
  /** The id of an uploaded image. */
  coverMediaId: string | null
  idempotencyKey: string | null
}

/** Returns the new group, which the viewer owns, or the group that an earlier request with the same key created. */
export async function createGroup(
  dependencies: Dependencies,
  viewer: Writer,
  input: NewGroup,
): Promise<GroupView> {
  const { idempotencyKey, ...details } = parseInput(inputSchema, input)
  const { joining, coverMediaId } = input
  const content = [details.slug, details.name, details.description, ...details.rules, joining, coverMediaId]
  const { id } = await createContent(dependencies, viewer, {
    request: await nameRequest(viewer, 'createGroup', idempotencyKey, { content, upload: null }),
    text: details.description,
    use: 'groupsCreated',
    check: async () => undefined,
    prepare: async () => undefined,
    async create(transaction, { id: groupId, now }) {
      const { memberId } = viewer
      await lockRow(transaction, 'members', memberId)
      await requireRoomForOwner(transaction, memberId)
      if (coverMediaId) await attachCover(transaction, viewer, coverMediaId, now)
      await transaction.group.create({
        data: { id: groupId, ...details, joining, coverId: coverMediaId, createdAt: now },
      })
      await transaction.groupMember.create({ data: { groupId, memberId, role: 'OWNER', joinedAt: now } })
    },
  }).catch((error: unknown) => {
    throw isUniqueViolation(error, 'groups_slug') ? new GroupSlugTakenError() : error
  })
  return requireGroup(dependencies, viewer, id)
}

/** The caller has locked the member. */
export async function requireRoomForOwner(transaction: Queries, memberId: string): Promise<void> {
  const owned = await transaction.groupMember.count({ where: { memberId, role: 'OWNER' } })
  if (owned >= OWNED_GROUPS_MAX) throw new LimitReachedError(messages.tooManyOwnedGroups)
}

export function attachCover(transaction: Queries, viewer: Writer, mediaId: string, now: Date) {
  return attachUpload(transaction, viewer, { mediaId, altText: '', now, kinds: ['IMAGE'] })
}
