import { sql } from 'kysely'
import { definePagedList } from '#server/platform/lists/paged-list.ts'
import type { Keyset } from '#server/platform/lists/keyset.ts'
import { query } from '#server/platform/database/kysely.ts'
import { type ParametersOf } from '#server/platform/database/query.ts'
import { commentListedFor, commentVisibleTo, visibleTo } from '#server/features/visibility/visible-to.ts'
import { selectComments } from './comment-query.ts'

export type CommentSort = 'TOP' | 'NEWEST' | 'OLDEST'

const id = { column: 'id', field: 'id', type: 'uuid' } as const
const createdAt = { column: 'created_at', field: 'createdAt', type: 'timestamp' } as const
const topScore = { column: 'top_score', field: 'topScore', type: 'number' } as const

export const COMMENT_KEYSETS = {
  TOP: { direction: 'descending', keys: [topScore, createdAt, id] },
  NEWEST: { direction: 'descending', keys: [createdAt, id] },
  OLDEST: { direction: 'ascending', keys: [createdAt, id] },
} satisfies Record<CommentSort, Keyset<'topScore' | 'createdAt' | 'id'>>

/** The id of a list is that of the parent: the post for top-level comments, a comment for its replies. */
function defineCommentList(sort: CommentSort) {
  const keyset: Keyset<'topScore' | 'createdAt' | 'id'> = COMMENT_KEYSETS[sort]
  return definePagedList({
    name: `comments-${sort.toLowerCase()}`,
    keyset,
    items: ({ viewerId }: ParametersOf<{ viewerId: string | null }>) =>
      query
        .selectFrom('comments')
        .selectAll()
        .where('list_id', '=', sql.ref<string>('list.id'))
        .where(commentListedFor(viewerId)),
    select: (page, { viewerId }) => selectComments(page, viewerId),
  })
}

export const COMMENT_LISTS = {
  TOP: defineCommentList('TOP'),
  NEWEST: defineCommentList('NEWEST'),
  OLDEST: defineCommentList('OLDEST'),
}

/** The id of a list is that of the author. Hidden are comments that the viewer cannot open: with a comment above them, or with their post. */
export const COMMENTS_OF_MEMBER = definePagedList({
  name: 'comments-of-member',
  keyset: COMMENT_KEYSETS.NEWEST,
  items: ({ viewerId }: ParametersOf<{ viewerId: string }>) =>
    query
      .selectFrom('comments')
      .selectAll()
      .where('author_id', '=', sql.ref<string>('list.id'))
      .where(commentVisibleTo(viewerId))
      .where(sql<boolean>`(SELECT ${visibleTo(viewerId)} FROM posts WHERE posts.id = comments.post_id)`),
  select: (page, { viewerId }) => selectComments(page, viewerId),
})
