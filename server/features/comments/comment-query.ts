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
import { moderates } from '#server/features/visibility/visible-to.ts'
import { query } from '#server/platform/database/kysely.ts'
import type { RowOf } from '#server/platform/database/tables.ts'

/** Selects the fields of comments as one viewer sees them. */
export function selectComments(comments: RawBuilder<RowOf<'comments'>>, viewerId: Expression<string | null>) {
  return query
    .selectFrom(comments.as('comment'))
    .innerJoin('posts as post', 'post.id', 'comment.post_id')
    .leftJoin('members as member', 'member.id', 'comment.author_id')
    .leftJoin('media', 'media.id', 'comment.media_id')
    .select([
      'comment.id',
      'comment.post_id as postId',
      'post.author_id as postAuthorId',
      'comment.parent_id as parentId',
      'comment.depth',
      'comment.text',
      'comment.deleted_at as deletedAt',
      'comment.like_count as likeCount',
      'comment.dislike_count as dislikeCount',
      'comment.reply_count as replyCount',
      'comment.top_score as topScore',
      'comment.created_at as createdAt',
      'comment.edited_at as editedAt',
    ])
    .select(sql<boolean>`'removed' = ANY (comment.hidden_reasons)`.as('isRemoved'))
    .select(
      sql<ReactionKind | null>`(
        SELECT upper(kind::text) FROM comment_reactions WHERE comment_id = comment.id AND member_id = ${viewerId}
      )`.as('viewerReaction'),
    )
    .select(moderates(viewerId).as('viewerModerates'))
    .select(MEMBER_COLUMNS)
    .select(MEDIA_COLUMNS)
}

type Row<Query> = Query extends Expression<infer Selected> ? Selected : never

export type CommentRow = Row<ReturnType<typeof selectComments>>

/** A comment as one viewer sees it. A placeholder of a deleted comment has no author, text and media. */
export type CommentView = Omit<CommentRow, 'deletedAt' | keyof MemberColumns | keyof MediaColumns> & {
  isDeleted: boolean
  author: MemberView | null
  media: MediaView | null
}

/** Extends the row like `toPostView`. */
export function toCommentView(row: CommentRow): CommentView {
  return Object.assign(row, {
    isDeleted: row.deletedAt !== null,
    author: hasAuthor(row) ? toMemberView(row) : null,
    media: toMediaView(row),
  })
}

/** All columns of the author are null if there is none. */
function hasAuthor(row: CommentRow): row is CommentRow & MemberColumns {
  return row.memberId !== null
}
