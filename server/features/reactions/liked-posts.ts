import { sql, type Expression } from 'kysely'
import { selectPosts, toPostView, type PostView } from '#server/features/posts/post-query.ts'
import { visibleTo } from '#server/features/visibility/visible-to.ts'
import type { Keyset } from '#server/platform/lists/keyset.ts'
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

const LAST_LIKED_FIRST: Keyset<'likedAt' | 'id'> = {
  direction: 'descending',
  keys: [
    { column: 'liked_at', field: 'likedAt', type: 'timestamp' },
    { column: 'id', field: 'id', type: 'uuid' },
  ],
}

/** A subquery, because `reactions` and `posts` both have the column `author_id`. */
const likesOf = (viewerId: Expression<string>) =>
  query
    .selectFrom('reactions')
    .select(['post_id', 'created_at as liked_at'])
    .where('member_id', '=', viewerId)
    .where(sql<boolean>`kind = 'like'`)

/** Includes posts of muted members and with muted words, which the viewer liked. */
const LIKED_POSTS = definePagedList({
  name: 'liked-posts',
  keyset: LAST_LIKED_FIRST,
  items: ({ viewerId }: ParametersOf<{ viewerId: string }>) =>
    query
      .selectFrom(likesOf(viewerId).as('liked'))
      .innerJoin('posts', 'posts.id', 'liked.post_id')
      .selectAll('posts')
      .select('liked_at')
      .where(visibleTo(viewerId)),
  select: (page, { viewerId }) =>
    selectPosts(sql<RowOf<'posts'>>`${page}`, viewerId).select(sql<Date>`post.liked_at`.as('likedAt')),
})

export async function listLikedPosts(
  { sql: run }: Dependencies,
  { memberId }: Viewer,
  window: ConnectionArguments,
): Promise<Page<PostView>> {
  return mapNodes(await LIKED_POSTS.load(run, { viewerId: memberId }, window), toPostView)
}
