import { sql, type RawBuilder } from 'kysely'
import { REPORTED_POSTS_MAX } from '#rules/limits.ts'
import { BEST_FIRST, HOTTEST_FIRST, NEWEST_FIRST } from '#server/features/posts/post-lists.ts'
import { selectPosts, toPostView, type PostRow, type PostView } from '#server/features/posts/post-query.ts'
import { trendingFor } from '#server/features/visibility/clusters.ts'
import { listedFor } from '#server/features/visibility/visible-to.ts'
import {
  definePagedList,
  mapNodes,
  type ConnectionArguments,
  type Page,
  type PagedList,
} from '#server/platform/lists/paged-list.ts'
import { query } from '#server/platform/database/kysely.ts'
import { prepareQuery, unnestIds, type ParametersOf } from '#server/platform/database/query.ts'
import type { RowOf } from '#server/platform/database/tables.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Viewer } from '#server/platform/viewer.ts'

type Values = { viewerId: string | null }
type Parameters = ParametersOf<Values>

/** The id of a list is that of the group. */
const posts = query.selectFrom('posts').selectAll().where('group_id', '=', sql.ref<string>('list.id'))

const LISTS = {
  NEWEST: definePagedList({
    name: 'posts-of-group-newest',
    keyset: NEWEST_FIRST,
    items: ({ viewerId }: Parameters) => posts.where(listedFor(viewerId)),
    select: (page, { viewerId }) => selectPosts(page, viewerId),
  }),
  TRENDING: definePagedList({
    name: 'posts-of-group-trending',
    keyset: HOTTEST_FIRST,
    items: ({ viewerId }: Parameters) => posts.where(trendingFor(viewerId)),
    select: (page, { viewerId }) => selectPosts(page, viewerId),
  }),
  TOP: definePagedList({
    name: 'posts-of-group-top',
    keyset: BEST_FIRST,
    items: ({ viewerId }: Parameters) => posts.where(listedFor(viewerId)),
    select: (page, { viewerId }) => selectPosts(page, viewerId).select('post.score'),
  }),
} satisfies Record<string, PagedList<Values, PostRow>>

export type GroupPostSort = keyof typeof LISTS

/** Returns the same page of the posts of each group, in the order of the ids. */
export async function listGroupPosts(
  { sql: run }: Dependencies,
  viewer: Viewer | null,
  groupIds: readonly string[],
  { sort, ...window }: ConnectionArguments & { sort: GroupPostSort },
): Promise<Page<PostView>[]> {
  const list: PagedList<Values, PostRow> = LISTS[sort]
  const pages = await list.loadEach(run, { viewerId: viewer?.memberId ?? null }, groupIds, window)
  return pages.map((page) => mapNodes(page, toPostView))
}

type LoadPosts = (
  dependencies: Dependencies,
  viewer: Viewer | null,
  groupIds: readonly string[],
) => Promise<PostView[][]>

/** A list without pages, of each group in the order of the ids. */
function shortList(
  name: string,
  order: 'pinned_at' | 'created_at',
  condition: (viewerId: Parameters['viewerId']) => RawBuilder<unknown>,
): LoadPosts {
  const load = prepareQuery(name, ({ viewerId, ids }: ParametersOf<Values & { ids: readonly string[] }>) =>
    selectPosts(
      sql<RowOf<'posts'>>`(
        SELECT found.* FROM ${unnestIds(ids)} AS requested CROSS JOIN LATERAL (
          SELECT * FROM posts WHERE group_id = requested.id AND ${condition(viewerId)}
          ORDER BY ${sql.ref(order)} DESC LIMIT ${sql.lit(REPORTED_POSTS_MAX)}
        ) AS found
      )`,
      viewerId,
    ).orderBy(`post.${order}`, 'desc'),
  )
  return async ({ sql: run }, viewer, groupIds) => {
    const ids = [...new Set(groupIds)]
    const rows = await load(run, { viewerId: viewer?.memberId ?? null, ids })
    return groupIds.map((id) => rows.filter(({ groupId }) => groupId === id).map(toPostView))
  }
}

/** Pinned last first. */
export const loadPinnedPosts = shortList(
  'pinned-posts',
  'pinned_at',
  (viewerId) => sql`pinned_at IS NOT NULL AND ${listedFor(viewerId)}`,
)

/** Posts with an open case, or with a comment that has one, newest first. */
export const loadReportedPosts = shortList(
  'reported-posts-of-groups',
  'created_at',
  () => sql`is_public AND id IN (
    SELECT subject_id FROM moderation_cases WHERE status = 'open' AND subject_type = 'post'
    UNION ALL
    SELECT post_id FROM moderation_cases JOIN comments ON comments.id = subject_id
    WHERE status = 'open' AND subject_type = 'comment'
  )`,
)
