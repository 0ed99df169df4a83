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
  editedAt: Date | null
  updatedAt: Date
  isSaved: boolean
  isRemixable: boolean | null
  remixOfId: string | null
  remixAuthorId: string
  remixUsername: string
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
  SELECT post.id, post.text, post.tags, post.like_count AS likes, post.dislike_count AS dislikes,
    post.comment_count AS comments, post.share_count AS shares, post.created_at AS "createdAt", post.edited_at AS "editedAt", post.updated_at AS "updatedAt",
    EXISTS (SELECT FROM saved_posts WHERE saved_posts.post_id = post.id AND saved_posts.member_id = $1) AS "isSaved",
    post.is_remixable AS "isRemixable", remix.id AS "remixOfId", remix_author.id AS "remixAuthorId",
    remix_author.username AS "remixUsername", author.id AS "authorId",
    author.full_name AS "fullName", author.username, author.photo_id AS "photoId", reaction.kind AS "viewerReaction", media.id AS "mediaId",
    width, height, is_animated AS "isAnimated", alt_text AS "altText", thumb_hash AS "thumbHash"
  FROM (${page}) AS post
  JOIN members AS author ON author.id = post.author_id
  LEFT JOIN media ON media.id = post.media_id
  LEFT JOIN posts AS remix ON remix.id = post.remix_of_id
  LEFT JOIN members AS remix_author ON remix_author.id = remix.author_id
  LEFT JOIN reactions AS reaction ON reaction.post_id = post.id AND reaction.member_id = $1
  ORDER BY ${order}`
