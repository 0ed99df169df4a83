import { z } from 'zod'
import { defineTopic } from '#server/platform/events/topics.ts'

/** What a member sees changed, because of a block or mute or because of their muted words. The key is the member's id. */
export const visibilityChanged = defineTopic(
  'visibilityChanged',
  z.object({
    memberId: z.uuid(),
    /** The member whose content is hidden now. Null if content may have become visible, or is hidden by its words. */
    hiddenMemberId: z.uuid().nullable(),
    /** Whether that member's profile and posts are hidden too, and not only omitted from lists. */
    isBlocked: z.boolean(),
  }),
  ({ memberId }) => memberId,
)
