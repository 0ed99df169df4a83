import { z } from 'zod'
import { defineTopic } from '#server/platform/events/topics.ts'

/** A member shared a post for the first time. The key is the post's id. */
export const postShared = defineTopic(
  'postShared',
  z.object({ postId: z.uuid(), authorId: z.uuid(), memberId: z.uuid() }),
  ({ postId }) => postId,
)
