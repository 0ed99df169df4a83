import { z } from 'zod'
import { defineTopic } from '#server/platform/events/topics.ts'

/** Emitted when a session or a token of the member ends. */
export const accessEnded = defineTopic(
  'accessEnded',
  z.object({ memberId: z.uuid() }),
  ({ memberId }) => memberId,
)
