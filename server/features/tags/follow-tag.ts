import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { FOLLOWED_TAGS_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { tagNameOf } from '#rules/tag-rules.ts'
import { canAct } from '#server/platform/database/lock-member.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import type { Queries } from '#server/platform/database/types.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import { LimitReachedError, NotAuthenticatedError, NotFoundError } from '#server/platform/refusals.ts'
import type { Writer } from '#server/platform/viewer.ts'
import { loadTagByName, loadTagFollows, requireTag, type TagView } from './load-tags.ts'

/** Following again changes nothing. Throws NotFoundError for a text that cannot be a tag. */
export async function followTag(dependencies: Dependencies, viewer: Writer, text: string): Promise<TagView> {
  const { database, clock } = dependencies
  const { memberId } = viewer
  const name = tagNameOf(text)
  if (name === undefined) throw new NotFoundError(messages.tagNotFound)
  const used = await loadTagByName(dependencies, name)
  const [isFollowed] = used ? await loadTagFollows(dependencies, viewer, [used.id]) : []
  if (used && isFollowed) return used
  await limitUse(dependencies, 'follows', memberId)
  return database.$transaction(async (transaction) => {
    await lockFollower(transaction, memberId)
    const tag = await lockOrInsertTag(transaction, name)
    if ((await transaction.tagFollow.count({ where: { memberId } })) >= FOLLOWED_TAGS_MAX)
      throw new LimitReachedError(messages.tooManyTags)
    await transaction.tagFollow.createMany({
      data: { memberId, tagId: tag.id, createdAt: clock.now() },
      skipDuplicates: true,
    })
    return tag
  })
}

/** The member is locked first, so that the limit holds for simultaneous follows. */
async function lockFollower(transaction: Queries, memberId: string): Promise<void> {
  const member = await kysely(transaction)
    .selectFrom('members')
    .select('id')
    .where('id', '=', memberId)
    .where(canAct(sql.ref('members.id')))
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!member) throw new NotAuthenticatedError()
}

/** The lock excludes the sweep of unused tags, but no posts. */
async function lockOrInsertTag(transaction: Queries, name: string): Promise<TagView> {
  const queries = kysely(transaction)
  const columns = ['id', 'name', 'post_count as postCount'] as const
  const locked = await queries
    .selectFrom('tags')
    .select(columns)
    .where('name', '=', name)
    .forKeyShare()
    .executeTakeFirst()
  if (locked) return locked
  // The update changes nothing. It returns a tag that a concurrent transaction has inserted.
  return queries
    .insertInto('tags')
    .values({ id: randomUUID(), name, search_name: sql`tag_search_name(${name})` })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(({ ref }) => ({ post_count: ref('tags.post_count') })),
    )
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Succeeds for a tag that is not followed. */
export async function unfollowTag(
  dependencies: Dependencies,
  viewer: Writer,
  name: string,
): Promise<TagView> {
  const tag = await requireTag(dependencies, name)
  await dependencies.database.tagFollow.deleteMany({ where: { memberId: viewer.memberId, tagId: tag.id } })
  return tag
}
