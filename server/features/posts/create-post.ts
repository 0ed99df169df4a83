import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import { newMemeSchema } from '#rules/memes/document.ts'
import { messages } from '#rules/messages.ts'
import { altTextSchema, idempotencyKeySchema, postTextSchema, tagsOf } from '#rules/post-rules.ts'
import { publishEvent } from '#server/platform/events/events.ts'
import { postCreated } from './post-events.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { NotAuthenticatedError, parseInput, ValidationError } from '#server/platform/refusals.ts'
import { storeMedia } from '#server/features/media/store-media.ts'
import { prepareMeme, type PreparedMeme } from '#server/features/memes/prepare-meme.ts'
import { rejectUpload } from '#server/features/media/uploads.ts'
import type { Upload } from '#server/platform/http/uploads.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import type { Writer } from '#server/platform/viewer.ts'
import { findEarlierRequest, nameRequest, type NamedRequest } from '#server/platform/idempotency.ts'
import { assertCreditable } from '#server/features/reposts/credit-post.ts'
import { insertPost } from './insert-post.ts'
import { requirePost } from './load-post.ts'
import type { PostView } from './post-query.ts'

const inputSchema = z.object({
  text: postTextSchema,
  altText: altTextSchema,
  meme: newMemeSchema.nullable(),
  idempotencyKey: idempotencyKeySchema.nullable(),
})

export type NewPost = {
  text: string
  altText: string
  /** A file in the same request. */
  upload: Upload | null
  /** The id of an earlier upload. */
  mediaId: string | null
  /** The fields of `MemeInput`, instead of a file. */
  meme: unknown
  /** The id of the meme that `meme` is a remix of. */
  remixOfId: string | null
  /** The id of the post from which the picture is. */
  creditPostId: string | null
  /** Chosen by the client. A repeated request with the same key creates no second post. */
  idempotencyKey: string | null
}

/** Returns the new post, or the post that an earlier request with the same key created. */
export async function createPost(
  dependencies: Dependencies,
  viewer: Writer,
  input: NewPost,
): Promise<PostView> {
  const { text, altText, meme, idempotencyKey } = parseInput(inputSchema, input)
  const { upload, mediaId, remixOfId, creditPostId } = input
  requireContent({ ...input, text, meme })

  const request = await nameRequest(viewer, 'createPost', idempotencyKey, {
    content: [
      text,
      altText,
      mediaId,
      ...(meme ? [JSON.stringify(meme), remixOfId] : []),
      ...(creditPostId ? [creditPostId] : []),
    ],
    upload,
  })
  const earlier = request && (await findEarlierRequest(dependencies, request))
  if (earlier) return requirePost(dependencies, viewer, earlier)
  if (creditPostId) await assertCreditable(dependencies, viewer, creditPostId)
  await limitUse(dependencies, 'posts', viewer.memberId)
  if (meme) {
    const prepared = await prepareMeme(dependencies, viewer, meme, remixOfId)
    const draft = { text, altText: altText || prepared.altText, mediaId: prepared.mediaId, meme: prepared }
    return insertAndPublish(dependencies, viewer, { ...draft, creditPostId, request })
  }
  // A file in the same request becomes a detached upload, which the post uses immediately.
  const details = { ownerId: viewer.memberId, altText: '' }
  const uploadId = upload && (await storeMedia(dependencies, upload, details))
  const draft = { text, altText, mediaId: uploadId ?? mediaId, meme: null }
  return insertAndPublish(dependencies, viewer, { ...draft, creditPostId, request })
}

/** Throws ValidationError for a post that is empty or has more than one picture. */
function requireContent({ text, upload, mediaId, meme, remixOfId }: NewPost): void {
  if (upload && mediaId) refuse('mediaId', messages.uploadOrFile)
  if (meme && (upload || mediaId)) refuse('meme', messages.memeExcludesMedia)
  if (remixOfId && !meme) refuse('remixOfId', messages.remixWithoutMeme)
  if (text === '' && !upload && !mediaId && !meme) refuse('text', messages.postEmpty)
}

function refuse(path: string, message: string): never {
  throw new ValidationError([{ path, message }])
}

type Draft = {
  text: string
  altText: string
  mediaId: string | null
  meme: PreparedMeme | null
  creditPostId: string | null
  request: NamedRequest | null
}

/** Publishes the event after the commit. A post with an unfinished video is published when the video is ready. */
async function insertAndPublish(dependencies: Dependencies, viewer: Writer, draft: Draft): Promise<PostView> {
  const now = dependencies.clock.now()
  // The id has the same time as the post, so that both have the same order.
  const id = uuidv7({ msecs: now.getTime() })
  const row = { ...draft, id, authorId: viewer.memberId, tags: tagsOf(draft.text), now }
  const inserted = await insertPost(dependencies, row)
  if (!inserted) return resolveConflict(dependencies, viewer, draft)
  if (inserted.isPublic) publishEvent(dependencies, postCreated, { postId: id })
  return inserted.post
}

/** A concurrent request with the same key waited for the first one and returns its post. */
async function resolveConflict(
  dependencies: Dependencies,
  viewer: Writer,
  { mediaId, meme, request }: Draft,
): Promise<PostView> {
  const earlier = request && (await findEarlierRequest(dependencies, request))
  if (earlier) return requirePost(dependencies, viewer, earlier)
  if (meme) refuse('meme', messages.memeImageUnavailable)
  if (mediaId) return rejectUpload(dependencies, viewer, mediaId)
  throw new NotAuthenticatedError()
}
