import { z } from 'zod'
import { defineTopic } from '#server/platform/events/topics.ts'

/** A member reacted to a post or withdrew the reaction, which makes `type` null. The key is the post's id. */
export const postReactionChanged = defineTopic(
  'postReactionChanged',
  z.object({
    postId: z.uuid(),
    authorId: z.uuid(),
    memberId: z.uuid(),
    type: z.enum(['LIKE', 'DISLIKE']).nullable(),
  }),
  ({ postId }) => postId,
)
