import { sql } from 'kysely'
import type { Keyset } from '#server/platform/lists/keyset.ts'
import { definePagedList } from '#server/platform/lists/paged-list.ts'
import { query } from '#server/platform/database/kysely.ts'
import { type ParametersOf } from '#server/platform/database/query.ts'
import { trendingFor } from '#server/features/visibility/clusters.ts'
import { listedFor, listedOnProfileFor } from '#server/features/visibility/visible-to.ts'
import { selectPosts } from './post-query.ts'

export type PostList = { kind: 'feed' } | { kind: 'trending' } | { kind: 'member'; memberId: string }

export const NEWEST_FIRST: Keyset<'createdAt' | 'id'> = {
  direction: 'descending',
  keys: [
    { column: 'created_at', field: 'createdAt', type: 'timestamp' },
    { column: 'id', field: 'id', type: 'uuid' },
  ],
}

export const HOTTEST_FIRST: Keyset<'hotScore' | 'id'> = {
  direction: 'descending',
  keys: [
    { column: 'hot_score', field: 'hotScore', type: 'number' },
    { column: 'id', field: 'id', type: 'uuid' },
  ],
}

/** By the score of the hot formula: likes minus dislikes of others. */
export const BEST_FIRST: Keyset<'score' | 'createdAt' | 'id'> = {
  direction: 'descending',
  keys: [
    { column: 'score', field: 'score', type: 'integer' },
    { column: 'created_at', field: 'createdAt', type: 'timestamp' },
    { column: 'id', field: 'id', type: 'uuid' },
  ],
}

type Parameters = ParametersOf<{ viewerId: string | null }>

const posts = query.selectFrom('posts').selectAll()

export const FEED = definePagedList({
  name: 'posts-feed',
  keyset: NEWEST_FIRST,
  items: ({ viewerId }: Parameters) => posts.where(listedFor(viewerId)),
  select: (page, { viewerId }) => selectPosts(page, viewerId),
})

export const TRENDING_POSTS = definePagedList({
  name: 'posts-trending',
  keyset: HOTTEST_FIRST,
  items: ({ viewerId }: Parameters) => posts.where(trendingFor(viewerId)),
  select: (page, { viewerId }) => selectPosts(page, viewerId),
})

const ofAuthor = posts.where('author_id', '=', sql.ref<string>('list.id'))

/** The id of a list is that of the author. */
export const POSTS_OF_MEMBER = definePagedList({
  name: 'posts-of-member',
  keyset: NEWEST_FIRST,
  items: ({ viewerId }: Parameters) => ofAuthor.where(listedOnProfileFor(viewerId)),
  select: (page, { viewerId }) => selectPosts(page, viewerId),
})

/** The posts of an author that have an image or video. */
export const MEMES_OF_MEMBER = definePagedList({
  name: 'memes-of-member',
  keyset: NEWEST_FIRST,
  items: ({ viewerId }: Parameters) =>
    ofAuthor.where('media_id', 'is not', null).where(listedOnProfileFor(viewerId)),
  select: (page, { viewerId }) => selectPosts(page, viewerId),
})
