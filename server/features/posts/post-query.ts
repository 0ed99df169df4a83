import { sql, type Expression, type RawBuilder } from 'kysely'
import type { ReactionKind } from '#server/generated/prisma/client.ts'
import {
  MEDIA_COLUMNS,
  toMediaView,
  type MediaColumns,
  type MediaView,
} from '#server/features/media/media-view.ts'
import {
  MEMBER_COLUMNS,
  toMemberView,
  type MemberColumns,
  type MemberView,
} from '#server/features/members/member-view.ts'
import { query } from '#server/platform/database/kysely.ts'
import type { RowOf } from '#server/platform/database/tables.ts'

/**
 * Selects the fields of a post card as one viewer sees them. The reaction is a subquery, because for a join PostgreSQL
 * would read all reactions of the viewer if members have few on average.
 */
export function selectPosts(posts: RawBuilder<RowOf<'posts'>>, viewerId: Expression<string | null>) {
  return query
    .selectFrom(posts.as('post'))
    .innerJoin('members as member', 'member.id', 'post.author_id')
    .leftJoin('media', 'media.id', 'post.media_id')
    .select([
      'post.id',
      'post.text',
      'post.tags',
      'post.like_count as likeCount',
      'post.dislike_count as dislikeCount',
      'post.comment_count as commentCount',
      'post.share_count as shareCount',
      'post.is_sensitive as isSensitive',
      'post.is_remixable as isRemixable',
      'post.remix_of_id as remixOfId',
      'post.remix_count as remixCount',
      'post.hot_score as hotScore',
      'post.created_at as createdAt',
      'post.edited_at as editedAt',
      'post.updated_at as updatedAt',
      'post.credited_post_id as creditedPostId',
      'post.group_id as groupId',
    ])
    .select(sql<boolean>`'removed' = ANY (post.hidden_reasons)`.as('isRemoved'))
    .select(
      sql<ReactionKind | null>`(
        SELECT upper(kind::text) FROM reactions WHERE post_id = post.id AND member_id = ${viewerId}
      )`.as('viewerReaction'),
    )
    .select(
      sql<boolean>`EXISTS (
        SELECT FROM saved_posts WHERE post_id = post.id AND member_id = ${viewerId}
      )`.as('viewerSaved'),
    )
    .select(MEMBER_COLUMNS)
    .select(MEDIA_COLUMNS)
}

type Row<Query> = Query extends Expression<infer Selected> ? Selected : never

export type PostRow = Row<ReturnType<typeof selectPosts>>

/** A post as one viewer sees it. */
export type PostView = Omit<PostRow, 'hotScore' | keyof MemberColumns | keyof MediaColumns> & {
  author: MemberView
  media: MediaView | null
}

/** Extends the row, because a copy with all its columns takes several times as long. */
export function toPostView(row: PostRow): PostView {
  return Object.assign(row, { author: toMemberView(row), media: toMediaView(row) })
}
