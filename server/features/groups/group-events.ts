import { z } from 'zod'
import { defineTopic } from '#server/platform/events/topics.ts'

/** The details or the members of a group changed. The key is the group's id. */
export const groupChanged = defineTopic(
  'groupChanged',
  z.object({ groupId: z.uuid() }),
  ({ groupId }) => groupId,
)
