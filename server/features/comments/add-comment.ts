import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import { COMMENT_DEPTH_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { altTextSchema, idempotencyKeySchema, postTextSchema } from '#rules/post-rules.ts'
import { storeImageUpload } from '#server/features/media/store-media.ts'
import { requirePost } from '#server/features/posts/load-post.ts'
import { postChanged } from '#server/features/posts/post-events.ts'
import type { Queries } from '#server/platform/database/types.ts'
import { isUniqueViolation } from '#server/platform/database/unique-violation.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { publishEvent } from '#server/platform/events/events.ts'
import type { Upload } from '#server/platform/http/uploads.ts'
import { findEarlierRequest, nameRequest, type NamedRequest } from '#server/platform/idempotency.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import { NotFoundError, parseInput, ValidationError } from '#server/platform/refusals.ts'
import type { Writer } from '#server/platform/viewer.ts'
import { attachImage } from './attach-image.ts'
import { commentCreated } from './comment-events.ts'
import { requireComment } from './load-comment.ts'
import { lockForComment } from './lock-for-comment.ts'

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

type CommentToInsert = {
  postId: string
  parentId: string | null
  text: string
  altText: string
  mediaId: string | null
  request: NamedRequest | null
}

/** Returns the id of the new comment, or of the one that an earlier request with the same key created. */
export async function addComment(
  dependencies: Dependencies,
  viewer: Writer,
  input: NewComment,
): Promise<string> {
  const { text, altText, idempotencyKey } = parseInput(inputSchema, input)
  const { postId, parentId, upload, mediaId } = input
  if (upload && mediaId) throw new ValidationError([{ path: 'mediaId', message: messages.uploadOrFile }])
  if (text === '' && !upload && !mediaId)
    throw new ValidationError([{ path: 'text', message: messages.commentEmpty }])

  const content = [postId, parentId, text, altText, mediaId]
  const request = await nameRequest(viewer, 'addComment', idempotencyKey, { content, upload })
  const earlier = request && (await findEarlierRequest(dependencies, request))
  if (earlier) return earlier
  await requirePost(dependencies, viewer, postId)
  if (parentId !== null) await requireComment(dependencies, viewer, parentId)
  await limitUse(dependencies, 'comments', viewer.memberId)
  const details = { ownerId: viewer.memberId, altText: '' }
  const uploadId = upload && (await storeImageUpload(dependencies, upload, details))
  const comment = { postId, parentId, text, altText, mediaId: uploadId ?? mediaId, request }
  try {
    return await insertComment(dependencies, viewer, comment)
  } catch (error) {
    // A concurrent request with the same key was faster.
    if (!request || !isUniqueViolation(error, 'idempotency_keys_pkey')) throw error
    const first = await findEarlierRequest(dependencies, request)
    if (!first) throw error
    return first
  }
}

async function insertComment(
  dependencies: Dependencies,
  { memberId }: Writer,
  { postId, parentId, text, altText, mediaId, request }: CommentToInsert,
): Promise<string> {
  const { database, clock } = dependencies
  const now = clock.now()
  // The id has the same time as the comment, so that both have the same order.
  const id = uuidv7({ msecs: now.getTime() })
  await database.$transaction(async (transaction) => {
    await lockForComment(transaction, memberId, postId)
    const parent = parentId === null ? { depth: 0 } : await findParent(transaction, postId, parentId)
    if (mediaId) await attachImage(transaction, memberId, { mediaId, altText, now })
    await transaction.comment.create({
      data: { id, postId, ...parent, authorId: memberId, text, mediaId, createdAt: now },
    })
    if (request)
      await transaction.idempotencyKey.create({
        data: { ...request, requestHash: new Uint8Array(request.requestHash), createdId: id, createdAt: now },
      })
  })
  publishEvent(dependencies, commentCreated, { commentId: id, postId })
  publishEvent(dependencies, postChanged, { postId })
  return id
}

/** A reply to a comment of the greatest depth becomes its sibling. */
async function findParent(transaction: Queries, postId: string, id: string) {
  const parent = await transaction.comment.findFirst({
    where: { id, postId, deletedAt: null, isHidden: false },
    select: { id: true, depth: true, parentId: true },
  })
  if (!parent) throw new NotFoundError(messages.commentNotFound)
  if (parent.depth === COMMENT_DEPTH_MAX) return { parentId: parent.parentId, depth: COMMENT_DEPTH_MAX }
  return { parentId: parent.id, depth: parent.depth + 1 }
}
