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
import type { ReactionKind } from '#server/generated/prisma/client.ts'

/** A post with all that its card shows, as one viewer sees it. */
export type PostView = {
  id: string
  text: string
  tags: string[]
  likeCount: number
  dislikeCount: number
  commentCount: number
  shareCount: number
  createdAt: Date
  updatedAt: Date
  author: MemberView
  media: MediaView | null
  viewerReaction: ReactionKind | null
}

export type PostRow = MemberColumns &
  MediaColumns & {
    id: string
    text: string
    tags: string[]
    likeCount: number
    dislikeCount: number
    commentCount: number
    shareCount: number
    hotScore: number
    createdAt: Date
    updatedAt: Date
    viewerReaction: 'like' | 'dislike' | null
  }

/**
 * One statement for a page, however long: `skeleton` selects whole rows of `posts`, `viewer` is a member's id. Each reaction
 * is found by itself: joined, PostgreSQL would read all that a viewer ever gave wherever members give few on average.
 */
export function selectPosts(skeleton: string, viewer = '$1'): string {
  return `
    SELECT post.id, post.text, post.tags, post.like_count AS "likeCount", post.dislike_count AS "dislikeCount",
      post.comment_count AS "commentCount", post.share_count AS "shareCount", post.hot_score AS "hotScore",
      post.created_at AS "createdAt", post.updated_at AS "updatedAt",
      (SELECT kind FROM reactions WHERE post_id = post.id AND member_id = ${viewer}) AS "viewerReaction",
      ${MEMBER_COLUMNS}, ${MEDIA_COLUMNS}
    FROM (${skeleton}) AS post
    JOIN members AS member ON member.id = post.author_id
    LEFT JOIN media ON media.id = post.media_id`
}

const REACTION_KINDS = { like: 'LIKE', dislike: 'DISLIKE' } as const

export function toPostView(row: PostRow): PostView {
  return {
    id: row.id,
    text: row.text,
    tags: row.tags,
    likeCount: row.likeCount,
    dislikeCount: row.dislikeCount,
    commentCount: row.commentCount,
    shareCount: row.shareCount,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    author: toMemberView(row),
    media: toMediaView(row),
    viewerReaction: row.viewerReaction && REACTION_KINDS[row.viewerReaction],
  }
}
