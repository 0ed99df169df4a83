import { sql } from 'kysely'
import { TAG_HISTORY_DAYS } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { tagNameOf } from '#rules/tag-rules.ts'
import { prepareQuery, unnestIds, type ParametersOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { NotFoundError } from '#server/platform/refusals.ts'
import type { Viewer } from '#server/platform/viewer.ts'

export type TagView = { id: string; name: string; postCount: number }

export const TAG_COLUMNS = sql`tag.id, tag.name, tag.post_count AS "postCount"`

const TAGS_BY_ID = prepareQuery(
  'tags-by-id',
  ({ ids }: ParametersOf<{ ids: readonly string[] }>) => sql<TagView>`
    SELECT ${TAG_COLUMNS} FROM ${unnestIds(ids)} AS requested JOIN tags AS tag USING (id)`,
)

/** Returns the tags in the order of the ids. */
export async function loadTags(
  { sql: run }: Dependencies,
  ids: readonly string[],
): Promise<(TagView | null)[]> {
  const found = new Map((await TAGS_BY_ID(run, { ids })).map((tag) => [tag.id, tag]))
  return ids.map((id) => found.get(id) ?? null)
}

const TAG_BY_NAME = prepareQuery(
  'tag-by-name',
  ({ name }: ParametersOf<{ name: string }>) => sql<TagView>`
    SELECT ${TAG_COLUMNS} FROM tags AS tag WHERE tag.name = ${name}`,
)

/** Ignores case and a leading `#`. Null for a tag that no post has used and no member follows. */
export async function loadTagByName({ sql: run }: Dependencies, text: string): Promise<TagView | null> {
  const name = tagNameOf(text)
  const [tag] = name === undefined ? [] : await TAG_BY_NAME(run, { name })
  return tag ?? null
}

export async function requireTag(dependencies: Dependencies, name: string): Promise<TagView> {
  const tag = await loadTagByName(dependencies, name)
  if (!tag) throw new NotFoundError(messages.tagNotFound)
  return tag
}

const HISTORIES = prepareQuery(
  'tag-histories',
  ({ ids, now }: ParametersOf<{ ids: readonly string[]; now: Date }>) => sql<{
    id: string
    history: number[]
  }>`
    SELECT requested.id, ARRAY(
      SELECT coalesce((SELECT post_count FROM tag_days WHERE tag_id = requested.id AND tag_days.day = utc_day(days.day)), 0)
      FROM generate_series(1 - ${sql.lit(TAG_HISTORY_DAYS)}, 0) AS offset_days,
        LATERAL (SELECT ${now}::timestamptz + make_interval(days => offset_days) AS day) AS days
      ORDER BY offset_days
    ) AS history
    FROM ${unnestIds(ids)} AS requested`,
)

/** Returns the posts per UTC day of the last 7 days, today last, for each tag in the order of the ids. */
export async function loadTagHistories(
  { sql: run, clock }: Dependencies,
  ids: readonly string[],
): Promise<number[][]> {
  const rows = await HISTORIES(run, { ids: [...new Set(ids)], now: clock.now() })
  const found = new Map(rows.map(({ id, history }) => [id, history]))
  return ids.map((id) => found.get(id) ?? [])
}

const FOLLOWED_AMONG = prepareQuery(
  'followed-among-tags',
  ({ viewerId, ids }: ParametersOf<{ viewerId: string; ids: readonly string[] }>) => sql<{ id: string }>`
    SELECT tag_id AS id FROM tag_follows WHERE member_id = ${viewerId} AND tag_id = ANY (${ids}::uuid[])`,
)

/** Returns whether the viewer follows each tag, in the order of the ids. Visitors follow none. */
export async function loadTagFollows(
  { sql: run }: Dependencies,
  viewer: Viewer | null,
  ids: readonly string[],
): Promise<boolean[]> {
  const rows = viewer ? await FOLLOWED_AMONG(run, { viewerId: viewer.memberId, ids }) : []
  const followed = new Set(rows.map(({ id }) => id))
  return ids.map((id) => followed.has(id))
}
