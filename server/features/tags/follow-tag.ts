import { sql } from 'kysely'
import { FOLLOWED_TAGS_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { canAct } from '#server/features/auth/lock-member.ts'
import { prepareQuery, type ParametersOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import { LimitReachedError, NotAuthenticatedError } from '#server/platform/refusals.ts'
import type { Writer } from '#server/platform/viewer.ts'
import { loadTagFollows, requireTag, type TagView } from './load-tags.ts'

/** The member is locked first, so that the limit holds for simultaneous follows. */
const LOCK_FOLLOWER = prepareQuery(
  'lock-tag-follower',
  ({ memberId }: ParametersOf<{ memberId: string }>) => sql<{ id: string }>`
    SELECT id FROM members WHERE id = ${memberId} AND ${sql.raw(canAct('id'))} FOR NO KEY UPDATE`,
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

/** Following again changes nothing. Throws NotFoundError for a tag that no post has used. */
export async function followTag(dependencies: Dependencies, viewer: Writer, name: string): Promise<TagView> {
  const { memberId } = viewer
  const tag = await requireTag(dependencies, name)
  const [isFollowed] = await loadTagFollows(dependencies, viewer, [tag.id])
  if (isFollowed) return tag
  await limitUse(dependencies, 'follows', memberId)
  const isFull = await dependencies.sqlTransaction(async (run) => {
    const [member] = await LOCK_FOLLOWER(run, { memberId })
    if (!member) throw new NotAuthenticatedError()
    const [row] = await INSERT_TAG_FOLLOW(run, { memberId, tagId: tag.id, now: dependencies.clock.now() })
    return row?.isFull ?? false
  })
  if (isFull) throw new LimitReachedError(messages.tooManyTags)
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
