import { z } from 'zod'
import { defineTopic } from '#server/platform/events/topics.ts'

/** A session or token of the member ended. The key is the member's id. */
export const accessEnded = defineTopic(
  'accessEnded',
  z.object({ memberId: z.uuid() }),
  ({ memberId }) => memberId,
)
