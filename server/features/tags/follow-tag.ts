import { sql } from 'kysely'
import { FOLLOWED_TAGS_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { tagNameOf } from '#rules/tag-rules.ts'
import { canAct } from '#server/features/auth/lock-member.ts'
import { prepareQuery, type ParametersOf } from '#server/platform/database/query.ts'
import type { Sql } from '#server/platform/database/types.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import { LimitReachedError, NotAuthenticatedError, NotFoundError } from '#server/platform/refusals.ts'
import type { Writer } from '#server/platform/viewer.ts'
import { loadTagByName, loadTagFollows, requireTag, TAG_COLUMNS, type TagView } from './load-tags.ts'

/** The member is locked first, so that the limit holds for simultaneous follows. */
const LOCK_FOLLOWER = prepareQuery(
  'lock-tag-follower',
  ({ memberId }: ParametersOf<{ memberId: string }>) => sql<{ id: string }>`
    SELECT id FROM members WHERE id = ${memberId} AND ${canAct(sql.ref('members.id'))} FOR NO KEY UPDATE`,
)

/** The lock excludes the sweep of unused tags, but no posts. */
const LOCK_TAG = prepareQuery(
  'lock-tag',
  ({ name }: ParametersOf<{ name: string }>) => sql<TagView>`
    SELECT ${TAG_COLUMNS} FROM tags AS tag WHERE tag.name = ${name} FOR KEY SHARE`,
)

/** The update changes nothing. It returns a tag that a concurrent transaction has inserted. */
const INSERT_TAG = prepareQuery(
  'insert-tag',
  ({ name }: ParametersOf<{ name: string }>) => sql<TagView>`
    INSERT INTO tags AS tag (id, name, search_name) VALUES (gen_random_uuid(), ${name}, tag_search_name(${name}::text))
    ON CONFLICT (name) DO UPDATE SET post_count = tag.post_count RETURNING ${TAG_COLUMNS}`,
)

const INSERT_TAG_FOLLOW = prepareQuery(
  'insert-tag-follow',
  ({ memberId, tagId, now }: ParametersOf<{ memberId: string; tagId: string; now: Date }>) => sql<{
    isFull: boolean
  }>`
    WITH state AS (
      SELECT count(*) >= ${sql.lit(FOLLOWED_TAGS_MAX)} AS is_full FROM tag_follows WHERE member_id = ${memberId}
    ),
    inserted AS (
      INSERT INTO tag_follows (member_id, tag_id, created_at)
      SELECT ${memberId}::uuid, ${tagId}::uuid, ${now}::timestamptz FROM state WHERE NOT is_full
      ON CONFLICT DO NOTHING
    )
    SELECT is_full AS "isFull" FROM state`,
)

/** Following again changes nothing. Throws NotFoundError for a text that cannot be a tag. */
export async function followTag(dependencies: Dependencies, viewer: Writer, text: string): Promise<TagView> {
  const { memberId } = viewer
  const name = tagNameOf(text)
  if (name === undefined) throw new NotFoundError(messages.tagNotFound)
  const used = await loadTagByName(dependencies, name)
  const [isFollowed] = used ? await loadTagFollows(dependencies, viewer, [used.id]) : []
  if (used && isFollowed) return used
  await limitUse(dependencies, 'follows', memberId)
  return dependencies.sqlTransaction(async (run) => {
    const [member] = await LOCK_FOLLOWER(run, { memberId })
    if (!member) throw new NotAuthenticatedError()
    const tag = await lockOrInsertTag(run, name)
    const [row] = await INSERT_TAG_FOLLOW(run, { memberId, tagId: tag.id, now: dependencies.clock.now() })
    if (row?.isFull) throw new LimitReachedError(messages.tooManyTags)
    return tag
  })
}

async function lockOrInsertTag(run: Sql, name: string): Promise<TagView> {
  const [locked] = await LOCK_TAG(run, { name })
  const [tag] = locked ? [locked] : await INSERT_TAG(run, { name })
  if (!tag) throw new Error('The tag was not inserted')
  return tag
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
