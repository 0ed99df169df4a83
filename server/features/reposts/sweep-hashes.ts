import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fittingImageKey } from '#server/features/media/media-view.ts'
import { prepareQuery, type ParametersOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { UnsupportedFileTypeError } from '#server/platform/refusals.ts'
import type { ImageFrame } from '#server/platform/images/image-frames.ts'
import { sql } from 'kysely'
import { hashImage } from './hash-image.ts'

/** Images per run. A run of two processes at the same time does the same work twice, which changes nothing. */
const BATCH = 300
/** The frames of an image need no larger rendition. */
const WIDTH = 480

type UnhashedImage = { id: string; ownerId: string; width: number }

const UNHASHED = prepareQuery(
  'images-without-hash',
  ({ limit }: ParametersOf<{ limit: number }>) => sql<UnhashedImage>`
    SELECT id, owner_id AS "ownerId", width FROM media
    WHERE NOT is_hashed AND kind = 'image' AND status = 'ready'
    ORDER BY id LIMIT ${limit}`,
)

/** Hashes images of earlier versions, and new ones whose hashing failed. */
export async function sweepHashes(dependencies: Dependencies): Promise<void> {
  const images = await UNHASHED(dependencies.sql, { limit: BATCH })
  for (const image of images) {
    const frames = await readStoredFrames(dependencies, image)
    await hashImage(dependencies, image.id, { frames, captions: null })
  }
}

/** Returns no frames if the file is missing or unreadable, so that the next sweep does not try it again. */
async function readStoredFrames(dependencies: Dependencies, image: UnhashedImage): Promise<ImageFrame[]> {
  const { storage, images, uploadDirectory } = dependencies
  const content = await storage.read(fittingImageKey(image, WIDTH))
  if (!content) return []
  // Beside the uploads, where the image process can open it and a sweep removes the files of killed processes.
  const file = path.join(uploadDirectory, randomUUID())
  try {
    await pipeline(content, createWriteStream(file, { mode: 0o600 }))
    return await images.readFrames(file, { memberId: image.ownerId }).catch(noFramesIfUnreadable)
  } finally {
    await rm(file, { force: true })
  }
}

function noFramesIfUnreadable(error: unknown): ImageFrame[] {
  if (error instanceof UnsupportedFileTypeError) return []
  throw error
}
