import { z } from 'zod'
import { defineTopic } from '#server/platform/events/topics.ts'

const postPayload = z.object({ postId: z.uuid() })

/** A post became visible to everyone. */
export const postCreated = defineTopic('postCreated', postPayload)

/** The text or a counter of a post changed. Reactions and shares have their own topics. The key is the post's id. */
export const postChanged = defineTopic('postChanged', postPayload, ({ postId }) => postId)

/** A post was deleted or hidden. */
export const postDeleted = defineTopic('postDeleted', postPayload)
