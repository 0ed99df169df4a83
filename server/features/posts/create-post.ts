import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import { messages } from '#rules/messages.ts'
import { altTextSchema, idempotencyKeySchema, postTextSchema, tagsOf } from '#rules/post-rules.ts'
import { publishEvent } from '#server/platform/events/events.ts'
import { postCreated } from './post-events.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { NotAuthenticatedError, parseInput, ValidationError } from '#server/platform/refusals.ts'
import { storeMedia } from '#server/features/media/store-media.ts'
import { rejectUpload } from '#server/features/media/uploads.ts'
import type { Upload } from '#server/platform/http/uploads.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import type { Writer } from '#server/platform/viewer.ts'
import { findEarlierRequest, nameRequest, type NamedRequest } from '#server/platform/idempotency.ts'
import { assertCreditable } from '#server/features/reposts/credit-post.ts'
import { insertPost } from './insert-post.ts'

const inputSchema = z.object({
  text: postTextSchema,
  altText: altTextSchema,
  idempotencyKey: idempotencyKeySchema.nullable(),
})

export type NewPost = {
  text: string
  altText: string
  /** A file in the same request. */
  upload: Upload | null
  /** The id of an earlier upload. */
  mediaId: string | null
  /** The id of the post from which the picture is. */
  creditPostId?: string | null
  /** Chosen by the client. A repeated request with the same key creates no second post. */
  idempotencyKey: string | null
}

/** Returns the id of the new post, or of the post that an earlier request with the same key created. */
export async function createPost(
  dependencies: Dependencies,
  viewer: Writer,
  input: NewPost,
): Promise<string> {
  const { text, altText, idempotencyKey } = parseInput(inputSchema, input)
  const { upload, mediaId, creditPostId = null } = input
  if (upload && mediaId) throw new ValidationError([{ path: 'mediaId', message: messages.uploadOrFile }])
  if (text === '' && !upload && !mediaId)
    throw new ValidationError([{ path: 'text', message: messages.postEmpty }])

  const request = await nameRequest(viewer, 'createPost', idempotencyKey, {
    content: [text, altText, mediaId, ...(creditPostId ? [creditPostId] : [])],
    upload,
  })
  const earlier = request && (await findEarlierRequest(dependencies, request))
  if (earlier) return earlier
  if (creditPostId) await assertCreditable(dependencies, viewer, creditPostId)
  await limitUse(dependencies, 'posts', viewer.memberId)
  // A file in the same request becomes a detached upload, which the post uses immediately.
  const details = { ownerId: viewer.memberId, altText: '' }
  const uploadId = upload && (await storeMedia(dependencies, upload, details))
  const draft = { text, altText, mediaId: uploadId ?? mediaId, creditPostId, request }
  return insertAndPublish(dependencies, viewer, draft)
}

type Draft = Pick<NewPost, 'text' | 'altText' | 'mediaId'> & {
  creditPostId: string | null
  request: NamedRequest | null
}

/** Publishes the event after the commit. A post with an unfinished video is published when the video is ready. */
async function insertAndPublish(dependencies: Dependencies, viewer: Writer, draft: Draft): Promise<string> {
  const now = dependencies.clock.now()
  // The id has the same time as the post, so that both have the same order.
  const id = uuidv7({ msecs: now.getTime() })
  const post = { ...draft, id, authorId: viewer.memberId, tags: tagsOf(draft.text), now }
  const inserted = await insertPost(dependencies, post)
  if (!inserted) return resolveConflict(dependencies, viewer, draft)
  if (inserted.isPublic) publishEvent(dependencies, postCreated, { postId: id })
  return id
}

/** A concurrent request with the same key waited for the first one and returns its post. */
async function resolveConflict(
  dependencies: Dependencies,
  viewer: Writer,
  { mediaId, request }: Draft,
): Promise<string> {
  const earlier = request && (await findEarlierRequest(dependencies, request))
  if (earlier) return earlier
  if (mediaId) return rejectUpload(dependencies, viewer, mediaId)
  throw new NotAuthenticatedError()
}
