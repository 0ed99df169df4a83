import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import { messages } from '#rules/messages.ts'
import { altTextSchema, idempotencyKeySchema, postTextSchema, tagsOf } from '#rules/post-rules.ts'
import { announce } from '#server/domain/announce.ts'
import type { Dependencies, Queries } from '#server/domain/dependencies.ts'
import { parseInput, ValidationError } from '#server/domain/errors.ts'
import { keepFile } from '#server/domain/media/keep-file.ts'
import { takeUpload } from '#server/domain/media/own-uploads.ts'
import type { Upload } from '#server/domain/media/uploads.ts'
import { lockMember } from '#server/domain/members/lock-member.ts'
import { limitUse } from '#server/domain/rate-limits.ts'
import type { Writer } from '#server/domain/members/viewer.ts'
import { findEarlierPost, nameRequest, type NamedRequest } from './idempotency.ts'

const inputSchema = z.object({
  text: postTextSchema,
  altText: altTextSchema,
  idempotencyKey: idempotencyKeySchema.nullable(),
})

export type NewPost = {
  text: string
  altText: string
  /** A file that comes along. */
  upload: Upload | null
  /** Or one that was uploaded before. */
  mediaId: string | null
  /** The sender's own name for this request: sent again, it makes no second post. */
  idempotencyKey: string | null
}

/** Returns the new post's id, or that of the post which the same request made before. */
export async function createPost(
  dependencies: Dependencies,
  viewer: Writer,
  input: NewPost,
): Promise<string> {
  const { text, altText, idempotencyKey } = parseInput(inputSchema, input)
  const { upload, mediaId } = input
  if (upload && mediaId) throw new ValidationError([{ path: 'mediaId', message: messages.uploadOrFile }])
  if (text === '' && !upload && !mediaId)
    throw new ValidationError([{ path: 'text', message: messages.postEmpty }])

  const request = await nameRequest(viewer, idempotencyKey, { text, altText, mediaId, upload })
  const earlier = request && (await findEarlierPost(dependencies.database, request))
  if (earlier) return earlier
  await limitUse(dependencies, 'posts', viewer.memberId)
  // A file that comes along is an upload that is taken at once.
  const keptId = upload && (await keepFile(dependencies, upload, { ownerId: viewer.memberId, altText: '' }))
  return insertAndAnnounce(dependencies, viewer, { text, altText, mediaId: keptId ?? mediaId, request })
}

type Draft = { text: string; altText: string; mediaId: string | null; request: NamedRequest | null }

/** Everyone who watches hears of it once it is committed; of one with a video, once that is ready. */
async function insertAndAnnounce(dependencies: Dependencies, viewer: Writer, draft: Draft): Promise<string> {
  const now = dependencies.clock.now()
  // The id's own time is the post's, so that ids and times sort alike.
  const id = uuidv7({ msecs: now.getTime() })
  const { postId, isPublic } = await dependencies.database.$transaction((transaction) =>
    insert(transaction, viewer, { ...draft, id, now }),
  )
  if (postId === id && isPublic) announce(dependencies, { type: 'post-created', postId })
  return postId
}

/** The post, the upload it takes and the name of its request are one transaction. */
async function insert(
  transaction: Queries,
  viewer: Writer,
  { id, now, text, altText, mediaId, request }: Draft & { id: string; now: Date },
): Promise<{ postId: string; isPublic: boolean }> {
  await lockMember(transaction, viewer.memberId)
  // Of two requests of the same name the second waited at the lock.
  const earlier = request && (await findEarlierPost(transaction, request))
  if (earlier) return { postId: earlier, isPublic: true }
  const isPublic = !mediaId || (await takeUpload(transaction, viewer, { id: mediaId, altText, now }))
  const post = {
    id,
    authorId: viewer.memberId,
    text,
    tags: tagsOf(text),
    mediaId,
    isPublic,
    createdAt: now,
    updatedAt: now,
  }
  await transaction.post.create({ data: post, select: { id: true } })
  if (request) await transaction.idempotencyKey.create({ data: { ...request, postId: id, createdAt: now } })
  return { postId: id, isPublic }
}
