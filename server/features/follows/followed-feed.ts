import { sql, type RawBuilder } from 'kysely'
import { NEWEST_FIRST } from '#server/features/posts/post-lists.ts'
import { selectPosts, toPostView, type PostView } from '#server/features/posts/post-query.ts'
import { hidesNothing, listedFor } from '#server/features/visibility/visible-to.ts'
import { limitRows, mergeLists, type RowWindow } from '#server/platform/lists/page-query.ts'
import {
  definePagedList,
  mapNodes,
  type ConnectionArguments,
  type Page,
} from '#server/platform/lists/paged-list.ts'
import type { ParametersOf } from '#server/platform/database/query.ts'
import type { RowOf } from '#server/platform/database/tables.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Viewer } from '#server/platform/viewer.ts'

type Parameters = ParametersOf<{ viewerId: string }>
type Posts = RawBuilder<RowOf<'posts'>>

/** Up to this number of followed members, tags and groups, their newest posts are merged without a scan. Measured in decision 0050. */
const MERGED_SOURCES_MAX = 200
/** Newest posts that are scanned for posts of the feed. Measured in decision 0050. */
const SCANNED_POSTS_MAX = 1000

/** Posts by followed members and the viewer, posts with followed tags and those in groups of the viewer. */
const FOLLOWED_FEED = definePagedList({
  name: 'posts-followed',
  keyset: NEWEST_FIRST,
  read: readWindow,
  select: (page, { viewerId }) => selectPosts(page, viewerId),
})

export async function listFollowedFeed(
  { sql: run }: Dependencies,
  { memberId }: Viewer,
  window: ConnectionArguments,
): Promise<Page<PostView>> {
  return mapNodes(await FOLLOWED_FEED.load(run, { viewerId: memberId }, window), toPostView)
}

function authors(viewerId: RawBuilder<string>): RawBuilder<unknown> {
  return sql`SELECT followed_id FROM follows WHERE follower_id = ${viewerId} UNION ALL SELECT ${viewerId}`
}

function tags(viewerId: RawBuilder<string>): RawBuilder<unknown> {
  return sql`SELECT tag_id FROM tag_follows WHERE member_id = ${viewerId}`
}

function groups(viewerId: RawBuilder<string>): RawBuilder<unknown> {
  return sql`SELECT group_id FROM group_members WHERE member_id = ${viewerId}`
}

/**
 * Members who follow many find a page among the newest posts, and the others by merging the posts of each followed member,
 * tag and group. If the scan finds too few posts, the merge follows. PostgreSQL does not execute the part whose condition is false.
 */
function readWindow(window: RowWindow, { viewerId }: Parameters): Posts {
  return sql`
    WITH reader AS MATERIALIZED (
      SELECT following_count + (SELECT count(*) FROM tag_follows WHERE member_id = ${viewerId})
        + (SELECT count(*) FROM group_members WHERE member_id = ${viewerId}) > ${sql.lit(MERGED_SOURCES_MAX)} AS follows_many,
        ${hidesNothing(viewerId)} AS hides_nothing
      FROM members WHERE id = ${viewerId}
    ),
    scanned AS MATERIALIZED (
      SELECT * FROM ${limitRows(scan(window, viewerId), window.limit)} AS scanned
      WHERE (SELECT follows_many FROM reader)
    ),
    is_complete AS MATERIALIZED (SELECT count(*) >= ${window.limit} AS is_complete FROM scanned)
    SELECT * FROM scanned WHERE (SELECT is_complete FROM is_complete)
    UNION ALL
    SELECT * FROM ${mergeSources(window, viewerId)} AS merged WHERE NOT (SELECT is_complete FROM is_complete)`
}

/** The scalar subqueries keep PostgreSQL from hashing all followed members for a page of posts. */
function scan({ condition, order }: RowWindow, viewerId: RawBuilder<string>): Posts {
  return sql`
    SELECT * FROM (
      SELECT * FROM posts WHERE ${condition} AND is_public ORDER BY ${order} LIMIT ${sql.lit(SCANNED_POSTS_MAX)}
    ) AS posts
    WHERE ${listedFor(viewerId)} AND (
      author_id = ${viewerId}
      OR coalesce((SELECT true FROM follows WHERE follower_id = ${viewerId} AND followed_id = posts.author_id), false)
      OR tags && ARRAY(SELECT name FROM tags WHERE id IN (${tags(viewerId)}))
      OR group_id = ANY (ARRAY(${groups(viewerId)}))
    )
    ORDER BY ${order}`
}

/** A post can be of several sources. Their texts are read only for the page. */
function mergeSources(window: RowWindow, viewerId: RawBuilder<string>): Posts {
  const { order, limit } = window
  const merged = limitRows(
    sql`
      SELECT * FROM ${mergeRows(window, viewerId, authors(viewerId), 'author_id')} AS of_authors
      UNION SELECT * FROM ${mergeTags(window, viewerId)} AS of_tags
      UNION SELECT * FROM ${mergeRows(window, viewerId, groups(viewerId), 'group_id')} AS of_groups
      ORDER BY ${order}`,
    limit,
  )
  return sql`(
    SELECT * FROM (SELECT posts.* FROM ${merged} AS merged JOIN posts ON posts.id = merged.id) AS posts
    ORDER BY ${order}
  )`
}

function mergeRows(
  window: RowWindow,
  viewerId: RawBuilder<string>,
  lists: RawBuilder<unknown>,
  column: 'author_id' | 'group_id',
): RawBuilder<unknown> {
  const { condition, order } = window
  return mergeLists(window, {
    lists,
    rowsOf: (id, limit) => sql`
      SELECT created_at, id FROM posts WHERE ${sql.ref(column)} = ${id} AND ${condition} AND ${listedFor(viewerId)}
      ORDER BY ${order} LIMIT ${limit}`,
  })
}

/** The index of `post_tags` has the order of the feed. Most readers hide nothing, so their public posts need no further look. */
function mergeTags(window: RowWindow, viewerId: RawBuilder<string>): RawBuilder<unknown> {
  const { condition, order } = window
  return mergeLists(window, {
    lists: tags(viewerId),
    rowsOf: (tagId, limit) => sql`
      SELECT created_at, id FROM (
        SELECT created_at, post_id AS id, is_public FROM post_tags WHERE tag_id = ${tagId}
      ) AS tagged
      WHERE ${condition} AND (
        (is_public AND (SELECT hides_nothing FROM reader))
        OR EXISTS (SELECT FROM posts WHERE posts.id = tagged.id AND ${listedFor(viewerId)})
      )
      ORDER BY ${order} LIMIT ${limit}`,
  })
}
