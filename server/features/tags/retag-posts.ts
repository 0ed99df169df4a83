import { sql } from 'kysely'
import { tagsOf } from '#rules/post-rules.ts'
import { prepareQuery, type ParametersOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'

/** Posts per run. A run of two processes at the same time does the same work twice, which changes nothing. */
const BATCH = 1000

const PROGRESS = prepareQuery(
  'progress-of-retagging',
  () => sql<{ lastId: string }>`SELECT last_id AS "lastId" FROM retagging`,
)

const POSTS_AFTER = prepareQuery(
  'posts-to-retag',
  ({ lastId, limit }: ParametersOf<{ lastId: string; limit: number }>) =>
    sql<{
      id: string
      text: string
      tags: string[]
    }>`SELECT id, text, tags FROM posts WHERE id > ${lastId}::uuid ORDER BY id LIMIT ${limit}`,
)

/** An edited text has its tags already. */
const SET_TAGS = prepareQuery(
  'retag-post',
  ({ id, text, tags }: ParametersOf<{ id: string; text: string; tags: readonly string[] }>) => sql<object>`
    UPDATE posts SET tags = ${tags}::text[] WHERE id = ${id}::uuid AND text = ${text}`,
)

const SAVE_PROGRESS = prepareQuery(
  'save-progress-of-retagging',
  ({ lastId }: ParametersOf<{ lastId: string }>) => sql<object>`
    UPDATE retagging SET last_id = greatest(last_id, ${lastId}::uuid)`,
)

const FINISH = prepareQuery('finish-retagging', () => sql<object>`DELETE FROM retagging`)

/** Continues to compute the tags of posts of earlier versions. Each post is a transaction, so that no lock lasts. */
export async function retagPosts({ sql: run }: Dependencies): Promise<void> {
  const [progress] = await PROGRESS(run, {})
  if (!progress) return
  const posts = await POSTS_AFTER(run, { ...progress, limit: BATCH })
  for (const { id, text, tags: stored } of posts) {
    const tags = tagsOf(text)
    if (tags.join() !== stored.join()) await SET_TAGS(run, { id, text, tags })
  }
  const lastId = posts.at(-1)?.id
  await (lastId === undefined ? FINISH(run, {}) : SAVE_PROGRESS(run, { lastId }))
}
