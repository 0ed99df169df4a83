import { v7 as uuidv7 } from 'uuid'
import { UPLOAD_SECONDS } from '#rules/limits.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Queries } from '#server/platform/database/types.ts'
import { NotAuthenticatedError } from '#server/platform/refusals.ts'
import type { Prisma } from '#server/generated/prisma/client.ts'
import type { ProcessedImage } from '#server/platform/images/images.ts'
import { imageKey } from './media-view.ts'
import { removeFiles } from './remove-media.ts'

const IMAGE_TYPE = 'image/webp'

export type ImageRows = {
  media: Prisma.MediaCreateManyInput & { id: string }
  renditions: Prisma.RenditionCreateManyInput[]
}

export type ImageOptions = { ownerId: string; altText: string; createdAt: Date }

export function imageRows(picture: ProcessedImage, about: ImageOptions): ImageRows {
  const id = uuidv7()
  return {
    media: {
      id,
      ...about,
      kind: 'IMAGE',
      status: 'READY',
      width: picture.width,
      height: picture.height,
      isAnimated: picture.isAnimated,
      thumbHash: new Uint8Array(picture.thumbHash),
      perceptualHash: picture.perceptualHash,
    },
    renditions: renditionRows(id, picture),
  }
}

export function renditionRows(mediaId: string, picture: ProcessedImage): ImageRows['renditions'] {
  return picture.renditions.map(({ name, width, height, content }) => ({
    mediaId,
    name,
    contentType: IMAGE_TYPE,
    width,
    height,
    byteSize: content.length,
  }))
}

export async function writeFiles(
  { storage }: Dependencies,
  mediaId: string,
  picture: ProcessedImage,
): Promise<void> {
  for (const { name, content } of picture.renditions)
    await storage.write(imageKey(mediaId, name), content, IMAGE_TYPE)
}

/** Writes rows before files, so that a sweep finds the files of killed processes. `guard` can throw a refusal. */
export async function storeImage(
  dependencies: Dependencies,
  picture: ProcessedImage,
  { ownerId, altText }: Omit<ImageOptions, 'createdAt'>,
  guard?: (transaction: Queries) => Promise<void>,
): Promise<string> {
  const { database, clock } = dependencies
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + UPLOAD_SECONDS * 1000)
  const { media, renditions } = imageRows(picture, { ownerId, altText, createdAt })
  await database.$transaction(async (transaction) => {
    await guard?.(transaction)
    await transaction.media.create({ data: { ...media, status: 'PROCESSING', expiresAt } })
    await transaction.rendition.createMany({ data: renditions })
  })
  try {
    await writeFiles(dependencies, media.id, picture)
    const { count } = await database.media.updateMany({ where: { id: media.id }, data: { status: 'READY' } })
    // A concurrent account deletion removed the rows.
    if (count === 0) throw new NotAuthenticatedError()
  } catch (error) {
    await deleteStoredFiles(
      dependencies,
      media.id,
      renditions.map(({ name }) => name),
    )
    throw error
  }
  return media.id
}

/** Schedules the removal again, because the last file may have been written after the rows were deleted. */
export async function deleteStoredFiles(
  dependencies: Dependencies,
  mediaId: string,
  names: readonly string[],
): Promise<void> {
  await dependencies.database.media.deleteMany({ where: { id: mediaId } })
  await scheduleFileRemoval(dependencies, mediaId, names)
}

export async function scheduleFileRemoval(
  dependencies: Dependencies,
  mediaId: string,
  names: readonly string[],
): Promise<void> {
  const files = names.map((name) => ({ mediaId, name }))
  await dependencies.database.removedRendition.createMany({ data: files, skipDuplicates: true })
  await removeFiles(dependencies, [mediaId])
}
