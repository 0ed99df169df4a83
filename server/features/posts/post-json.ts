import { z } from 'zod'
import { messages } from '#rules/messages.ts'
import { reactionTypeSchema } from '#rules/post-rules.ts'
import { UPLOAD_EXAMPLE } from '#server/features/media/upload-json.ts'
import { mediaUrl } from '#server/features/media/media-view.ts'
import { MEMBER_EXAMPLE, photoUrlField, PHOTO_SIZE } from '#server/features/members/member-json.ts'
import { photoUrl } from '#server/features/members/member-view.ts'
import { countField, dateTimeField, idField, idSchema, urlField } from '#server/platform/rest/fields.ts'
import type { PostView } from './post-query.ts'

export const postIdSchema = idSchema(messages.postIdInvalid)

/** The fields that a reaction changes. */
export const reactionShape = {
  like: countField('The number of likes.'),
  dislike: countField('The number of dislikes.'),
  userReaction: reactionTypeSchema.nullable().describe('The reaction of the caller.'),
}

export const postSchema = z
  .object({
    id: idField('post'),
    title: z.string().describe('The text of the post.'),
    postUrl: urlField('The image or video.')
      .nullable()
      .describe(
        'The URL of the image or video; null without one, and while a video that only its author sees is processed.',
      ),
    userId: idField('author'),
    createdAt: dateTimeField('When the post was created.'),
    updatedAt: dateTimeField('When the post was last updated.'),
    ...reactionShape,
    likes: countField('The same as `like`.'),
    comments: countField('The number of comments.'),
    shares: countField('The number of members who shared the post.'),
    tags: z.array(z.string()).describe('The hashtags in lower case, without the `#`.'),
    author: z
      .object({ fullName: z.string(), username: z.string(), profilePhotoUrl: photoUrlField })
      .describe('The author of the post.'),
  })
  .meta({ id: 'Post', description: 'A post as the caller sees it.' })

export const REACTIONS_EXAMPLE = { like: 3, dislike: 0, userReaction: 'like' } as const

export const POST_EXAMPLE = {
  id: '0190a0b0-7c1e-7000-8000-3f6d2a9b1c04',
  title: 'It works on my machine #monday',
  postUrl: UPLOAD_EXAMPLE.url,
  userId: MEMBER_EXAMPLE.id,
  createdAt: '2026-03-02T08:15:00.000Z',
  updatedAt: '2026-03-02T08:15:00.000Z',
  ...REACTIONS_EXAMPLE,
  likes: 3,
  comments: 0,
  shares: 0,
  tags: ['monday'],
  author: {
    fullName: MEMBER_EXAMPLE.fullName,
    username: MEMBER_EXAMPLE.username,
    profilePhotoUrl: MEMBER_EXAMPLE.profilePhotoUrl,
  },
} as const

/** A post with the field names of the specification ("Post (as received)", section 3). */
export function presentPost(post: PostView) {
  return {
    id: post.id,
    title: post.text,
    postUrl: post.media && mediaUrl(post.media),
    userId: post.author.id,
    createdAt: post.createdAt.toISOString(),
    updatedAt: post.updatedAt.toISOString(),
    ...presentReactions(post),
    likes: post.likeCount,
    comments: post.commentCount,
    shares: post.shareCount,
    tags: post.tags,
    author: {
      fullName: post.author.fullName,
      username: post.author.username,
      profilePhotoUrl: photoUrl(post.author, PHOTO_SIZE),
    },
  }
}

const REACTION_TYPES = { LIKE: 'like', DISLIKE: 'dislike' } as const

export function presentReactions({ likeCount, dislikeCount, viewerReaction }: PostView) {
  return {
    like: likeCount,
    dislike: dislikeCount,
    userReaction: viewerReaction && REACTION_TYPES[viewerReaction],
  }
}
