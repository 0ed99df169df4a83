import type { MediaColumns } from '#server/features/media/media-view.ts'

export type PostRow = {
  id: string
  text: string
  tags: string[]
  likes: number
  dislikes: number
  comments: number
  shares: number
  createdAt: Date
  updatedAt: Date
  authorId: string
  fullName: string
  username: string
  photoId: string | null
  viewerReaction: 'like' | 'dislike' | null
  width: number
  height: number
  isAnimated: boolean
  altText: string
  thumbHash: Buffer
} & Pick<MediaColumns, 'mediaId'>

/** All fields of a post card for the posts that `page` selects. $1 is the viewer. Images only. */
export const postsOf = (page: string, order: string) => `
  SELECT post.id, text, tags, post.like_count AS likes, dislike_count AS dislikes, comment_count AS comments,
    share_count AS shares, post.created_at AS "createdAt", post.updated_at AS "updatedAt", author.id AS "authorId",
    full_name AS "fullName", username, photo_id AS "photoId", reaction.kind AS "viewerReaction", media.id AS "mediaId",
    width, height, is_animated AS "isAnimated", alt_text AS "altText", thumb_hash AS "thumbHash"
  FROM (${page}) AS post
  JOIN members AS author ON author.id = post.author_id
  LEFT JOIN media ON media.id = media_id
  LEFT JOIN reactions AS reaction ON reaction.post_id = post.id AND reaction.member_id = $1
  ORDER BY ${order}`
