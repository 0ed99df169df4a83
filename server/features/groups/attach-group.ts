import { messages } from '#rules/messages.ts'
import type { NewAttachment } from '#server/features/posts/attachment.ts'
import { isListedGroup } from '#server/features/visibility/visible-to.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import type { Queries } from '#server/platform/database/types.ts'
import { NotAllowedError, NotFoundError } from '#server/platform/refusals.ts'
import type { Writer } from '#server/platform/viewer.ts'

/** Puts a new post into a group of its author. */
export function attachGroup(groupId: string): NewAttachment {
  return {
    pictureField: null,
    content: [groupId],
    async prepare({ database }, author) {
      await lockMembership(database, groupId, author)
      return {
        async attach(transaction) {
          await lockMembership(transaction, groupId, author)
          return { group_id: groupId }
        },
      }
    },
  }
}

/** Within a transaction, the author remains a member until its end. Throws NotFoundError and NotAllowedError. */
async function lockMembership(queries: Queries, groupId: string, { memberId }: Writer): Promise<void> {
  const membership = await kysely(queries)
    .selectFrom('groups')
    .innerJoin('group_members', 'group_members.group_id', 'groups.id')
    .select('groups.id')
    .where('groups.id', '=', groupId)
    .where('group_members.member_id', '=', memberId)
    .where(isListedGroup)
    .forKeyShare()
    .executeTakeFirst()
  if (membership) return
  const group = await kysely(queries)
    .selectFrom('groups')
    .select('id')
    .where('id', '=', groupId)
    .where(isListedGroup)
    .executeTakeFirst()
  throw group ? new NotAllowedError(messages.groupMembersOnly) : new NotFoundError(messages.groupNotFound)
}
