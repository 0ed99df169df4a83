import { z } from 'zod'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { publishEvent } from '#server/platform/events/events.ts'
import { defineTopic } from '#server/platform/events/topics.ts'

const postPayload = z.object({ postId: z.uuid() })

/** A post became visible to everyone. */
export const postCreated = defineTopic('postCreated', postPayload)

/** The text or a counter of a post changed. The key is the post's id. */
export const postChanged = defineTopic('postChanged', postPayload, ({ postId }) => postId)

/** Called after a commit that changed what the card of the post shows. */
export function publishPostChange(dependencies: Dependencies, postId: string): void {
  publishEvent(dependencies, postChanged, { postId })
}

/** A post was deleted or hidden. */
export const postDeleted = defineTopic('postDeleted', postPayload)
