import { z } from 'zod'
import { messages } from '#rules/messages.ts'
import { reactionTypeSchema } from '#rules/post-rules.ts'
import { mediaUrl } from '#server/features/media/media-view.ts'
import { mediaUrlField } from '#server/features/media/upload-json.ts'
import { memberSummaryShape, presentMemberSummary } from '#server/features/members/member-json.ts'
import { countField, dateTimeField, idField, idSchema, textField } from '#server/platform/rest/fields.ts'
import type { PostView } from './post-query.ts'

export const postIdSchema = idSchema(messages.postIdInvalid)

/** The fields that a reaction changes. */
export const reactionShape = {
  like: countField('The number of likes.'),
  dislike: countField('The number of dislikes.'),
  userReaction: reactionTypeSchema.nullable().describe('The reaction of the caller.'),
}

export const shareCountField = countField('The number of members who shared the post.')

export const postSchema = z
  .object({
    id: idField('post'),
    title: textField('The text of the post.', 'It works on my machine #monday'),
    postUrl: mediaUrlField(
      'The image or video; null without one, and while a video that only its author sees is processed.',
    ).nullable(),
    userId: idField('author'),
    createdAt: dateTimeField('When the post was created.'),
    updatedAt: dateTimeField('When the post was last updated.'),
    ...reactionShape,
    likes: countField('The same as `like`.'),
    comments: countField('The number of comments.'),
    shares: shareCountField,
    tags: z.array(textField('A hashtag in lower case, without the `#`.', 'monday')),
    isSensitive: z
      .boolean()
      .meta({ description: 'Whether the author marked the post as sensitive.', examples: [false] }),
    author: z.object(memberSummaryShape).describe('The author of the post.'),
  })
  .meta({ id: 'Post', description: 'A post as the caller sees it.' })

/** A post with the field names of the specification ("Post (as received)", section 3). */
export function presentPost(post: PostView) {
  return {
    id: post.id,
    title: post.text,
    postUrl: post.media && mediaUrl(post.media),
    userId: post.author.id,
    createdAt: post.createdAt,
    updatedAt: post.updatedAt,
    ...presentReactions(post),
    likes: post.likeCount,
    comments: post.commentCount,
    shares: post.shareCount,
    tags: post.tags,
    isSensitive: post.isSensitive,
    author: presentMemberSummary(post.author),
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
