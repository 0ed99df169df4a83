import { PAGE_SIZE_MAX } from '#rules/limits.ts'
import { unnestIds } from '#server/platform/database/unnest-ids.ts'
import type { Position } from '#server/platform/database/keyset.ts'
import { PUBLIC, visibleTo } from '#server/features/visibility/visible-to.ts'
import { selectPosts, type PostRow } from './post-view.ts'

/** The lists that posts are read in, each newest or hottest first. */
export type PostList = { kind: 'feed' } | { kind: 'trending' } | { kind: 'member'; memberId: string }

/** A stretch of a list: at most `limit` posts below `after` and above `before`, taken from its top or its bottom end. */
export type KeysetWindow = {
  after: Position | null
  before: Position | null
  from: 'top' | 'bottom'
  limit: number
}

/** The lists of one kind that one statement reads: of members' posts any number. */
export type Lists = { kind: 'feed' } | { kind: 'trending' } | { kind: 'member'; memberIds: readonly string[] }

/**
 * The flag of each end that was given stands in every row, and one row without a post carries it for an empty stretch.
 * `listOf` is the member whose posts they are, where it is one's.
 */
export type StretchRow = { isAboveAfter?: boolean; isBelowBefore?: boolean; listOf?: string } & (
  PostRow | { id: null }
)

export const SORT_COLUMN = { feed: 'created_at', trending: 'hot_score', member: 'created_at' } as const

/** Where a row stands in its list. */
export function positionOf(kind: PostList['kind'], row: PostRow): Position {
  return { key: kind === 'trending' ? row.hotScore : row.createdAt.getTime(), id: row.id }
}

/**
 * One statement for a stretch of each list, its posts and whether the list goes on beyond the given ends. Row comparisons let the
 * list's index start right at the position, however deep in the list that is.
 */
export function buildPageQuery(viewerId: string, list: Lists, stretch: KeysetWindow) {
  const values: unknown[] = [viewerId, stretch.limit]
  const parameter = (value: unknown) => `$${values.push(value)}`
  const sortColumn = SORT_COLUMN[list.kind]
  const place = (position: Position) => {
    const key =
      list.kind === 'trending' ? `${parameter(position.key)}::float8` : parameter(new Date(position.key))
    return `(${key}, ${parameter(position.id)})`
  }
  // The trending list is a ranking of public posts. The other lists show a viewer their own hidden posts in place.
  const isVisible = list.kind === 'trending' ? PUBLIC : visibleTo('$1')
  const ofList = list.kind === 'member' ? `author_id = list.id AND ${isVisible}` : isVisible
  const lists = list.kind === 'member' ? unnestIds(parameter(list.memberIds)) : '(VALUES (NULL::uuid))'
  const after = stretch.after && place(stretch.after)
  const before = stretch.before && place(stretch.before)
  const isBelow = after ? `(${sortColumn}, id) < ${after}` : 'true'
  const isAbove = before ? `(${sortColumn}, id) > ${before}` : 'true'
  const order = stretch.from === 'top' ? 'DESC' : 'ASC'
  const page = selectPosts(
    withPlannerLimit(
      `SELECT * FROM posts WHERE ${ofList} AND ${isBelow} AND ${isAbove} ORDER BY ${sortColumn} ${order}, id ${order}`,
      '$2',
    ),
  )
  const exists = (comparison: string) =>
    `EXISTS (SELECT FROM posts WHERE ${ofList} AND (${sortColumn}, id) ${comparison})`
  const columns = [
    'page.*',
    ...(list.kind === 'member' ? ['list.id AS "listOf"'] : []),
    ...(after ? [`${exists(`>= ${after}`)} AS "isAboveAfter"`] : []),
    ...(before ? [`${exists(`<= ${before}`)} AS "isBelowBefore"`] : []),
  ]
  const text = `
    SELECT ${columns.join(', ')}
    FROM ${lists} AS list (id) LEFT JOIN LATERAL (${page}) AS page ON true
    ORDER BY page."${sortColumn === 'hot_score' ? 'hotScore' : 'createdAt'}" DESC, page.id DESC`
  const name = ['posts', list.kind, stretch.from, after && 'after', before && 'before']
    .filter(Boolean)
    .join('-')
  return { name, text, values }
}

/**
 * The first of some rows. Prepared once for any limit, PostgreSQL would think of a tenth of the table; so it is told
 * first that there are at most as many as a page and one more.
 */
export function withPlannerLimit(rows: string, limit: string): string {
  return `SELECT * FROM (${rows} LIMIT ${PAGE_SIZE_MAX + 1}) AS few LIMIT ${limit}`
}
