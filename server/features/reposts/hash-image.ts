import { v7 as uuidv7 } from 'uuid'
import { kysely } from '#server/platform/database/kysely.ts'
import { lockRow } from '#server/platform/database/lock-rows.ts'
import type { Queries } from '#server/platform/database/types.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Picture } from '#server/platform/images/image-frames.ts'
import { hasDetails } from './compare-images.ts'
import { findCopies } from './find-copies.ts'
import { greyImageOf } from './grey-image.ts'
import { frequenciesOf, hashOf } from './picture-hash.ts'

/**
 * Stores the frames of an image and finds its copies. Images of the same picture form a cluster, in which the posts with these
 * images find each other. Frames without details are not stored, so that they never match.
 */
export async function hashImage(
  dependencies: Dependencies,
  mediaId: string,
  picture: Picture,
): Promise<void> {
  const { database } = dependencies
  const frames = picture.frames.filter(({ pixels }) => hasDetails(greyImageOf(pixels)))
  const captions = picture.captions && normalizeCaptions(picture.captions)
  if (frames.length > 0) await insertFrames(dependencies, mediaId, frames, captions)
  // The frames are committed first, so that one of two concurrent uploads finds the other.
  const copies = frames.length > 0 ? await findCopies(dependencies, mediaId, { frames, captions }) : []
  if (copies.length === 0) {
    await database.media.updateMany({ where: { id: mediaId }, data: { isHashed: true } })
    return
  }
  await database.$transaction((transaction) => joinCluster(transaction, [mediaId, ...copies]))
}

/** Inserts nothing if the image was deleted. */
async function insertFrames(
  { database }: Dependencies,
  mediaId: string,
  frames: Picture['frames'],
  captions: string | null,
): Promise<void> {
  const data = frames.map(({ pixels, aspectRatio }, number) => {
    const hash = hashOf(frequenciesOf(greyImageOf(pixels)))
    return { mediaId, number, hash, aspectRatio, pixels: new Uint8Array(pixels), captions }
  })
  await database.$transaction(async (transaction) => {
    if (await lockRow(transaction, 'media', mediaId, 'KEY SHARE'))
      await transaction.mediaFrame.createMany({ data, skipDuplicates: true })
  })
}

/** Concurrent uploads of the same picture find each other, and the second one sees the cluster of the first. */
async function joinCluster(transaction: Queries, mediaIds: readonly string[]): Promise<void> {
  const queries = kysely(transaction)
  // As everywhere, posts are locked before their media.
  await queries
    .selectFrom('posts')
    .select('id')
    .where('media_id', 'in', mediaIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const copies = await queries
    .selectFrom('media')
    .select(['id', 'cluster_id'])
    .where('id', 'in', mediaIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const clusterId = copies.find(({ cluster_id: id }) => id !== null)?.cluster_id ?? uuidv7()
  await queries
    .updateTable('media')
    .set(({ fn, val }) => ({ is_hashed: true, cluster_id: fn.coalesce('cluster_id', val(clusterId)) }))
    .where('id', 'in', mediaIds)
    .execute()
}

/** Case and spaces do not make another joke. */
function normalizeCaptions(captions: readonly string[]): string {
  return captions.map((caption) => caption.toLowerCase().replace(/\s+/g, ' ').trim()).join('\n')
}
