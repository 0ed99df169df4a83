import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import { messages } from '#rules/messages.ts'
import { altTextSchema, idempotencyKeySchema, postTextSchema } from '#rules/post-rules.ts'
import { storeImageUpload } from '#server/features/media/store-media.ts'
import { requirePost } from '#server/features/posts/load-post.ts'
import { postChanged } from '#server/features/posts/post-events.ts'
import { isUniqueViolation } from '#server/platform/database/unique-violation.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { publishEvent } from '#server/platform/events/events.ts'
import type { Upload } from '#server/platform/http/uploads.ts'
import { findEarlierRequest, nameRequest } from '#server/platform/idempotency.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import { parseInput, ValidationError } from '#server/platform/refusals.ts'
import type { Writer } from '#server/platform/viewer.ts'
import { commentCreated } from './comment-events.ts'
import type { CommentView } from './comment-query.ts'
import { insertComment } from './insert-comment.ts'
import { requireComment } from './load-comment.ts'

const inputSchema = z.object({
  text: postTextSchema,
  altText: altTextSchema,
  idempotencyKey: idempotencyKeySchema.nullable(),
})

export type NewComment = {
  postId: string
  /** Null for a top-level comment. */
  parentId: string | null
  text: string
  altText: string
  /** A file in the same request. */
  upload: Upload | null
  /** The id of an earlier upload. */
  mediaId: string | null
  /** Chosen by the client. A repeated request with the same key creates no second comment. */
  idempotencyKey: string | null
}

/** Returns the new comment, or the one that an earlier request with the same key created. */
export async function addComment(
  dependencies: Dependencies,
  viewer: Writer,
  input: NewComment,
): Promise<CommentView> {
  const { text, altText, idempotencyKey } = parseInput(inputSchema, input)
  const { postId, parentId, upload, mediaId } = input
  if (upload && mediaId) throw new ValidationError([{ path: 'mediaId', message: messages.uploadOrFile }])
  if (text === '' && !upload && !mediaId)
    throw new ValidationError([{ path: 'text', message: messages.commentEmpty }])

  const content = [postId, parentId, text, altText, mediaId]
  const request = await nameRequest(viewer, 'addComment', idempotencyKey, { content, upload })
  const earlier = request && (await findEarlierRequest(dependencies, request))
  if (earlier) return requireComment(dependencies, viewer, earlier)
  if (upload) await requirePlace(dependencies, viewer, input)
  await limitUse(dependencies, 'comments', viewer.memberId)
  const details = { ownerId: viewer.memberId, altText: '' }
  const uploadId = upload && (await storeImageUpload(dependencies, upload, details))
  const now = dependencies.clock.now()
  // The id has the same time as the comment, so that both have the same order.
  const id = uuidv7({ msecs: now.getTime() })
  const row = { id, postId, parentId, text, altText, mediaId: uploadId ?? mediaId, request, now }
  try {
    const comment = await insertComment(dependencies, { ...row, authorId: viewer.memberId })
    publishEvent(dependencies, commentCreated, { commentId: id, postId })
    publishEvent(dependencies, postChanged, { postId })
    return comment
  } catch (error) {
    // A concurrent request with the same key was faster.
    if (!request || !isUniqueViolation(error, 'idempotency_keys_pkey')) throw error
    const first = await findEarlierRequest(dependencies, request)
    if (!first) throw error
    return requireComment(dependencies, viewer, first)
  }
}

/** An image is not stored for a comment that will be refused. */
async function requirePlace(
  dependencies: Dependencies,
  viewer: Writer,
  { postId, parentId }: NewComment,
): Promise<void> {
  await requirePost(dependencies, viewer, postId)
  if (parentId !== null) await requireComment(dependencies, viewer, parentId)
}
