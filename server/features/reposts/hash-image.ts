import { v7 as uuidv7 } from 'uuid'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { ImageFrame } from '#server/platform/images/image-frames.ts'
import { hasDetails } from './compare-images.ts'
import { findCopies } from './find-copies.ts'
import { greyImageOf } from './grey-image.ts'
import { frequenciesOf, hashOf } from './picture-hash.ts'

/** `captions` are the texts of a meme, and null if they are unknown. */
export type Picture = { frames: readonly ImageFrame[]; captions: readonly string[] | null }

const INSERT_FRAMES = {
  name: 'insert-media-frames',
  text: `
    INSERT INTO media_frames (media_id, number, hash, aspect_ratio, pixels, captions)
    SELECT media.id, frame.number, frame.hash, frame.aspect_ratio, frame.pixels, $6
    FROM media, unnest($2::smallint[], $3::bigint[], $4::real[], $5::bytea[]) AS frame (number, hash, aspect_ratio, pixels)
    WHERE media.id = $1
    ON CONFLICT DO NOTHING`,
}

/** As everywhere, posts are locked before their media. */
const LOCK_POSTS = {
  name: 'lock-posts-of-copies',
  text: 'SELECT FROM posts WHERE media_id = ANY($1) ORDER BY id FOR NO KEY UPDATE',
}

/** Concurrent uploads of the same picture find each other, and the second one sees the cluster of the first. */
const JOIN_CLUSTER = {
  name: 'join-cluster',
  text: `
    WITH copy AS (
      SELECT id, cluster_id FROM media WHERE id = ANY($2) OR id = $1 ORDER BY id FOR NO KEY UPDATE
    )
    UPDATE media SET is_hashed = true, cluster_id = coalesce(
      media.cluster_id, (SELECT cluster_id FROM copy WHERE cluster_id IS NOT NULL ORDER BY id LIMIT 1), $3
    )
    WHERE id IN (SELECT id FROM copy)`,
}

const MARK_HASHED = {
  name: 'mark-hashed',
  text: 'UPDATE media SET is_hashed = true WHERE id = $1',
}

/**
 * Stores the frames of an image and finds its copies. Images of the same picture form a cluster, in which the posts with these
 * images find each other. Frames without details are not stored, so that they never match.
 */
export async function hashImage(
  dependencies: Dependencies,
  mediaId: string,
  picture: Picture,
): Promise<void> {
  const { sql, sqlTransaction } = dependencies
  const frames = picture.frames.filter(({ pixels }) => hasDetails(greyImageOf(pixels)))
  const captions = picture.captions && normalizeCaptions(picture.captions)
  if (frames.length > 0) await sql(INSERT_FRAMES, [mediaId, ...columnsOf(frames), captions])
  // The frames are committed first, so that one of two concurrent uploads finds the other.
  const copies = frames.length > 0 ? await findCopies(dependencies, mediaId, { frames, captions }) : []
  if (copies.length === 0) {
    await sql(MARK_HASHED, [mediaId])
    return
  }
  await sqlTransaction(async (run) => {
    await run(LOCK_POSTS, [[mediaId, ...copies]])
    await run(JOIN_CLUSTER, [mediaId, copies, uuidv7()])
  })
}

function columnsOf(frames: Picture['frames']): unknown[] {
  return [
    frames.map((_frame, number) => number),
    frames.map(({ pixels }) => String(hashOf(frequenciesOf(greyImageOf(pixels))))),
    frames.map(({ aspectRatio }) => aspectRatio),
    frames.map(({ pixels }) => Buffer.from(pixels)),
  ]
}

/** Hashes a new image. If that fails, the sweep tries again and the upload succeeds. */
export async function hashNewImage(
  dependencies: Dependencies,
  mediaId: string,
  picture: Picture,
): Promise<void> {
  await dependencies.background.run('hash an image', () => hashImage(dependencies, mediaId, picture))
}

/** Case and spaces do not make another joke. */
function normalizeCaptions(captions: readonly string[]): string {
  return captions.map((caption) => caption.toLowerCase().replace(/\s+/g, ' ').trim()).join('\n')
}
