import { sql } from 'kysely'
import { prepareQuery } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'

/** The condition for the counter is checked again after a concurrent change of the tag. */
const DELETE_UNUSED_TAGS = prepareQuery(
  'delete-unused-tags',
  () => sql<object>`
    WITH unused AS (
      SELECT id FROM tags
      WHERE post_count = 0
        AND NOT EXISTS (SELECT FROM post_tags WHERE tag_id = tags.id)
        AND NOT EXISTS (SELECT FROM tag_follows WHERE tag_id = tags.id)
        AND NOT EXISTS (SELECT FROM trending_tags WHERE tag_id = tags.id)
      FOR UPDATE SKIP LOCKED
    ),
    days AS (DELETE FROM tag_days USING unused WHERE tag_id = unused.id)
    DELETE FROM tags USING unused WHERE tags.id = unused.id`,
)

/** Deletes the tags that no post has and no member follows, because a name can be personal data of a deleted account. */
export async function sweepTags({ sql: run }: Dependencies): Promise<void> {
  await DELETE_UNUSED_TAGS(run, {})
}
