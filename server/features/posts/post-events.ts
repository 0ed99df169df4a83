import { z } from 'zod'
import { defineTopic } from '#server/platform/events/topics.ts'

const postPayload = z.object({ postId: z.uuid() })

/** A post became visible to everyone. */
export const postCreated = defineTopic('postCreated', postPayload)

/** A post was deleted or hidden. */
export const postDeleted = defineTopic('postDeleted', postPayload)
