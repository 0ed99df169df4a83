import { z } from 'zod'
import { defineTopic } from '#server/platform/events/topics.ts'

const commentPayload = z.object({ commentId: z.uuid(), postId: z.uuid() })

const postIdOf = ({ postId }: { postId: string }) => postId

/** The key of all topics is the id of the post. */
export const commentCreated = defineTopic('commentCreated', commentPayload, postIdOf)

/** The text, the reactions or the number of replies changed, or the comment became a placeholder. */
export const commentChanged = defineTopic('commentChanged', commentPayload, postIdOf)

/** The comment was deleted without a placeholder. */
export const commentDeleted = defineTopic('commentDeleted', commentPayload, postIdOf)

export type CommentTopic = typeof commentCreated | typeof commentChanged | typeof commentDeleted
