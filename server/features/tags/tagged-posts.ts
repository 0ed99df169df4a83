import { sql } from 'kysely'
import { selectPosts, toPostView, type PostView } from '#server/features/posts/post-query.ts'
import { listedFor } from '#server/features/visibility/visible-to.ts'
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

/** The columns are those of `post_tags`, whose index has the order of the list. */
const NEWEST_FIRST: Keyset<'createdAt' | 'id'> = {
  direction: 'descending',
  keys: [
    { column: 'tagged_at', field: 'createdAt', type: 'timestamp' },
    { column: 'tagged_id', field: 'id', type: 'uuid' },
  ],
}

const TAGGED = query
  .selectFrom('post_tags')
  .select(['created_at as tagged_at', 'post_id as tagged_id'])
  .where('tag_id', '=', sql.ref<string>('list.id'))

/** The id of a list is that of the tag. */
const POSTS_OF_TAG = definePagedList({
  name: 'posts-of-tag',
  keyset: NEWEST_FIRST,
  items: ({ viewerId }: ParametersOf<{ viewerId: string | null }>) =>
    query
      .selectFrom(TAGGED.as('tagged'))
      .innerJoin('posts', 'posts.id', 'tagged.tagged_id')
      .selectAll('posts')
      .select(['tagged_at', 'tagged_id'])
      .where(listedFor(viewerId)),
  select: (page, { viewerId }) => selectPosts(sql<RowOf<'posts'>>`${page}`, viewerId),
})

/** Returns the same page of the posts of each tag, in the order of the ids. */
export async function listTaggedPosts(
  { sql: run }: Dependencies,
  viewer: Viewer | null,
  tagIds: readonly string[],
  window: ConnectionArguments,
): Promise<Page<PostView>[]> {
  const pages = await POSTS_OF_TAG.loadEach(run, { viewerId: viewer?.memberId ?? null }, tagIds, window)
  return pages.map((page) => mapNodes(page, toPostView))
}
