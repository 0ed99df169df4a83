import { sql, type RawBuilder } from 'kysely'
import { TAGS_SHOWN_MAX } from '#rules/limits.ts'
import { prepareQuery, type ParametersOf } from '#server/platform/database/query.ts'
import type { Sql } from '#server/platform/database/types.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { TAG_COLUMNS, type TagView } from './load-tags.ts'

const clamp = (first: number) => Math.min(Math.max(first, 0), TAGS_SHOWN_MAX)

const TRENDING_TAGS = prepareQuery(
  'trending-tags',
  ({ first }: ParametersOf<{ first: number }>) => sql<TagView>`
    SELECT ${TAG_COLUMNS} FROM trending_tags AS trending JOIN tags AS tag ON tag.id = trending.tag_id
    ORDER BY trending.score DESC, tag.name LIMIT ${first}`,
)

/** The tags that most exceed their use in the last week, by `advanceTrendingTags`. */
export function listTrendingTags({ sql: run }: Dependencies, first: number): Promise<TagView[]> {
  return TRENDING_TAGS(run, { first: clamp(first) })
}

const FOLLOWED_TAGS = prepareQuery(
  'followed-tags',
  ({ viewerId }: ParametersOf<{ viewerId: string }>) => sql<TagView>`
    SELECT ${TAG_COLUMNS} FROM tag_follows JOIN tags AS tag ON tag.id = tag_follows.tag_id
    WHERE tag_follows.member_id = ${viewerId} ORDER BY tag.name`,
)

export function listFollowedTags({ sql: run }: Dependencies, { memberId }: Viewer): Promise<TagView[]> {
  return FOLLOWED_TAGS(run, { viewerId: memberId })
}

const asSearched = (name: RawBuilder<string>) => sql`tag_search_name(${name}::text)`

/** The characters `%`, `_` and `\` of the name have no special meaning. Similar names are guesses, so they are the second choice. */
const FOUND_TAGS = prepareQuery(
  'search-tags',
  ({ name, first }: ParametersOf<{ name: string; first: number }>) => sql<TagView>`
    WITH beginning AS MATERIALIZED (
      SELECT * FROM tags
      WHERE post_count > 0
        AND search_name LIKE (SELECT regexp_replace(${asSearched(name)}, '([%_\\\\])', '\\\\\\1', 'g') || '%')
    ),
    found AS (
      SELECT *, 1 AS similarity FROM beginning
      UNION ALL
      SELECT *, similarity(search_name, ${asSearched(name)}) FROM tags
      WHERE post_count > 0 AND search_name % (SELECT ${asSearched(name)}) AND NOT EXISTS (SELECT FROM beginning)
    )
    SELECT ${TAG_COLUMNS} FROM found AS tag
    ORDER BY search_name = ${asSearched(name)} DESC, similarity DESC, post_count DESC, name
    LIMIT ${first}`,
)

/** The exact name comes first, then tags that begin with it, the most used first. If there is none, tags with a similar name. */
export function findTags(run: Sql, name: string, first: number): Promise<TagView[]> {
  return FOUND_TAGS(run, { name, first: clamp(first) })
}
