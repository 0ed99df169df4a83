import { sql, type RawBuilder } from 'kysely'
import { isPublic, listedFor } from '#server/features/visibility/visible-to.ts'
import { mergeLists, type RowWindow } from '#server/platform/lists/page-query.ts'
import {
  definePagedList,
  mapNodes,
  type ConnectionArguments,
  type Page,
} from '#server/platform/lists/paged-list.ts'
import { query } from '#server/platform/database/kysely.ts'
import { type ParametersOf } from '#server/platform/database/query.ts'
import type { RowOf } from '#server/platform/database/tables.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { BEST_FIRST } from './post-lists.ts'
import { selectPosts, toPostView, type PostView } from './post-query.ts'

/** In days. Null is all time. */
export const TOP_PERIOD_DAYS = { DAY: 1, WEEK: 7, MONTH: 30, YEAR: 365, ALL: null } as const

export type TopPeriod = keyof typeof TOP_PERIOD_DAYS

type Values = { viewerId: string | null; since: Date | '-infinity'; now: Date }
type Parameters = ParametersOf<Values>
type Posts = RawBuilder<RowOf<'posts'>>

/** All time and a year: most of the best posts are within the period. */
const BY_SCORE = definePagedList({
  name: 'top-posts',
  keyset: BEST_FIRST,
  items: ({ viewerId, since }: Parameters) =>
    query
      .selectFrom('posts')
      .selectAll()
      .where(isPublic)
      .where(listedFor(viewerId))
      .where(sql<boolean>`created_at > ${since}::timestamptz`),
  select: selectBest,
})

/** Shorter periods: the best posts of each day are merged. */
const BY_DAY = definePagedList({
  name: 'top-posts-of-days',
  keyset: BEST_FIRST,
  read: mergeDays,
  select: selectBest,
})

function selectBest(page: Posts, { viewerId }: Parameters) {
  return selectPosts(page, viewerId).select('post.score')
}

function mergeDays(window: RowWindow, { viewerId, since, now }: Parameters): Posts {
  const { condition, order } = window
  return mergeLists(window, {
    lists: sql`SELECT generate_series(utc_day(${since}::timestamptz), utc_day(${now}::timestamptz), '1 day')::date`,
    rowsOf: (day, limit) => sql`
      SELECT * FROM posts
      WHERE utc_day(created_at) = ${day} AND ${condition} AND created_at > ${since}::timestamptz
        AND ${isPublic} AND ${listedFor(viewerId)}
      ORDER BY ${order} LIMIT ${limit}`,
  })
}

/** The posts of a period with the best scores. */
export async function listTopPosts(
  dependencies: Dependencies,
  viewer: Viewer | null,
  period: TopPeriod,
  window: ConnectionArguments,
): Promise<Page<PostView>> {
  const now = dependencies.clock.now()
  const days = TOP_PERIOD_DAYS[period]
  const since = days === null ? '-infinity' : new Date(now.getTime() - days * 24 * 60 * 60_000)
  const isLong = days === null || days >= TOP_PERIOD_DAYS.YEAR
  const posts = isLong ? BY_SCORE : BY_DAY
  const values: Values = { viewerId: viewer?.memberId ?? null, since, now }
  return mapNodes(await posts.load(dependencies.sql, values, window), toPostView)
}
