import { sql } from 'kysely'
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

const LAST_SAVED_FIRST: Keyset<'savedAt' | 'id'> = {
  direction: 'descending',
  keys: [
    { column: 'saved_at', field: 'savedAt', type: 'timestamp' },
    { column: 'id', field: 'id', type: 'uuid' },
  ],
}

/** Includes posts of muted members and with muted words, which the viewer saved on purpose. */
const SAVED_POSTS = definePagedList({
  name: 'saved-posts',
  keyset: LAST_SAVED_FIRST,
  items: ({ viewerId }: ParametersOf<{ viewerId: string }>) =>
    query
      .selectFrom('saved_posts as saved')
      .innerJoin('posts', 'posts.id', 'saved.post_id')
      .selectAll('posts')
      .select('saved.created_at as saved_at')
      .where('saved.member_id', '=', viewerId)
      .where(visibleTo(viewerId)),
  select: (page, { viewerId }) =>
    selectPosts(sql<RowOf<'posts'>>`${page}`, viewerId).select(sql<Date>`post.saved_at`.as('savedAt')),
})

export async function listSavedPosts(
  { sql: run }: Dependencies,
  { memberId }: Viewer,
  window: ConnectionArguments,
): Promise<Page<PostView>> {
  return mapNodes(await SAVED_POSTS.load(run, { viewerId: memberId }, window), toPostView)
}
