import { messages } from '#rules/messages.ts'
import { publishEvent } from '#server/platform/events/events.ts'
import { loadPost } from './load-post.ts'
import { postDeleted } from './post-events.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { NotAllowedError, NotFoundError } from '#server/platform/refusals.ts'
import { removeFiles } from '#server/features/media/remove-media.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import { longTransaction } from '#server/platform/database/long-transaction.ts'
import type { Queries } from '#server/platform/database/types.ts'
import type { Writer } from '#server/platform/viewer.ts'

/** Milliseconds. A post can have a million reactions. */
const TIMEOUT = 60_000

/** Deletes a post of the viewer with its reactions and media. */
export async function deletePost(dependencies: Dependencies, viewer: Writer, postId: string): Promise<void> {
  const post = await loadPost(dependencies, viewer, postId)
  // Hidden posts are reported as missing, so that the response does not reveal that they exist.
  if (!post) throw new NotFoundError(messages.postNotFound)
  if (post.author.id !== viewer.memberId) throw new NotAllowedError(messages.postNotYours)
  await remove(dependencies, postId, post.media?.id ?? null)
}

/** Deletes any post, for the operator. */
export async function removePost(dependencies: Dependencies, postId: string): Promise<void> {
  const post = await dependencies.database.post.findUnique({
    where: { id: postId },
    select: { mediaId: true },
  })
  if (!post) throw new NotFoundError(messages.postNotFound)
  await remove(dependencies, postId, post.mediaId)
}

async function remove(dependencies: Dependencies, postId: string, mediaId: string | null): Promise<void> {
  const { database } = dependencies
  const mediaIds = mediaId ? [mediaId] : []
  const { count, imageIds } = await longTransaction(database, TIMEOUT, async (transaction) => {
    await lockOriginal(transaction, postId)
    const images = await transaction.memeImage.findMany({ where: { postId } })
    const deleted = await transaction.post.deleteMany({ where: { id: postId } })
    await transaction.media.deleteMany({ where: { id: { in: mediaIds } } })
    return { count: deleted.count, imageIds: images.map((image) => image.mediaId) }
  })
  if (count === 0) throw new NotFoundError(messages.postNotFound)
  publishEvent(dependencies, postDeleted, { postId })
  // The files of images that other memes show remain.
  await removeFiles(dependencies, [...mediaIds, ...imageIds])
}

/** Locks the meme that the post remixes, whose counter changes. The deletion of the original locks it before its remixes too. */
export async function lockOriginal(transaction: Queries, postId: string): Promise<void> {
  await kysely(transaction)
    .selectFrom('posts')
    .select('id')
    .where('id', '=', (row) => row.selectFrom('posts').select('remix_of_id').where('id', '=', postId))
    .forNoKeyUpdate()
    .execute()
}
