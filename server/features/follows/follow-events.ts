import { z } from 'zod'
import { defineTopic } from '#server/platform/events/topics.ts'

/** A member followed or unfollowed another one. The key is the id of the follower. */
export const followChanged = defineTopic(
  'followChanged',
  z.object({ followerId: z.uuid(), followedId: z.uuid() }),
  ({ followerId }) => followerId,
)
