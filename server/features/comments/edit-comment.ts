import { z } from 'zod'
import { COMMENT_EDIT_MINUTES } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { postTextSchema } from '#rules/post-rules.ts'
import { limitText } from '#server/features/posts/limit-text.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { publishEvent } from '#server/platform/events/events.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import { NotAllowedError, NotFoundError, parseInput, ValidationError } from '#server/platform/refusals.ts'
import type { Viewer, Writer } from '#server/platform/viewer.ts'
import { commentChanged } from './comment-events.ts'
import type { CommentView } from './comment-query.ts'
import { requireComment } from './load-comment.ts'

const inputSchema = z.object({ text: postTextSchema })

/** Only the author can edit a comment, within a few minutes of its creation. */
export async function editComment(
  dependencies: Dependencies,
  viewer: Writer,
  input: { commentId: string; text: string },
): Promise<void> {
  const { text } = parseInput(inputSchema, input)
  const { database, clock } = dependencies
  const comment = await requireComment(dependencies, viewer, input.commentId)
  if (comment.author?.id !== viewer.memberId) throw new NotAllowedError(messages.commentNotEditable)
  if (!canEdit(comment, viewer, clock.now())) throw new NotAllowedError(messages.commentEditExpired)
  if (text === '' && !comment.media)
    throw new ValidationError([{ path: 'text', message: messages.commentEmpty }])
  if (text === comment.text) return
  await limitUse(dependencies, 'comments', viewer.memberId)
  await limitText(dependencies, viewer, text, comment.text)
  const { count } = await database.comment.updateMany({
    where: { id: comment.id, authorId: viewer.memberId, deletedAt: null },
    data: { text, editedAt: clock.now() },
  })
  if (count === 0) throw new NotFoundError(messages.commentNotFound)
  publishEvent(dependencies, commentChanged, { commentId: comment.id, postId: comment.postId })
}

export function canEdit({ author, createdAt }: CommentView, viewer: Viewer | null, now: Date): boolean {
  const end = createdAt.getTime() + COMMENT_EDIT_MINUTES * 60_000
  return author !== null && author.id === viewer?.memberId && now.getTime() < end
}
