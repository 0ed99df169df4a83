import { v7 as uuidv7 } from 'uuid'
import { UPLOAD_SECONDS } from '#rules/limits.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Queries } from '#server/platform/database/types.ts'
import { lifecycles } from '#server/platform/lifecycle.ts'
import { NotAuthenticatedError } from '#server/platform/refusals.ts'
import type { Prisma } from '#server/generated/prisma/client.ts'
import type { ProcessedImage } from '#server/platform/images/processed-image.ts'
import { imageKey } from './media-view.ts'
import { lockMember } from '#server/platform/database/lock-member.ts'
import { removeFiles } from './remove-media.ts'

const IMAGE_TYPE = 'image/webp'

/** Runs before the rows are written, in the same transaction and with the owner locked. It can throw a refusal. */
export type Guard = (transaction: Queries) => Promise<void>

export type ImageRows = {
  media: Prisma.MediaCreateManyInput & { id: string }
  renditions: Prisma.RenditionCreateManyInput[]
}

export type MediaDetails = { ownerId: string; altText: string }

/** Memes with other captions are not copies of each other. Null if the captions of the image are unknown. */
type StoredDetails = MediaDetails & { captions?: readonly string[] | null }

export function imageRows(image: ProcessedImage, details: MediaDetails & { createdAt: Date }): ImageRows {
  const id = uuidv7()
  return {
    media: {
      id,
      ...details,
      kind: 'IMAGE',
      status: 'READY',
      width: image.width,
      height: image.height,
      isAnimated: image.isAnimated,
      thumbHash: new Uint8Array(image.thumbHash),
      isHashed: image.frames.length === 0,
    },
    renditions: renditionRows(id, image),
  }
}

export function renditionRows(mediaId: string, image: ProcessedImage): ImageRows['renditions'] {
  return image.renditions.map(({ name, width, height, content }) => ({
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
  image: ProcessedImage,
): Promise<void> {
  for (const { name, content } of image.renditions)
    await storage.write(imageKey(mediaId, name), content, IMAGE_TYPE)
}

/** Writes rows before files, so that a sweep finds the files of killed processes. */
export async function storeImage(
  dependencies: Dependencies,
  image: ProcessedImage,
  { ownerId, altText, captions = null }: StoredDetails,
  guard?: Guard,
): Promise<string> {
  const { database, clock } = dependencies
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + UPLOAD_SECONDS * 1000)
  const { media, renditions } = imageRows(image, { ownerId, altText, createdAt })
  await database.$transaction(async (transaction) => {
    await lockMember(transaction, ownerId)
    await guard?.(transaction)
    await transaction.media.create({ data: { ...media, status: 'PROCESSING', expiresAt } })
    await transaction.rendition.createMany({ data: renditions })
  })
  try {
    await writeFiles(dependencies, media.id, image)
    const { count } = await database.media.updateMany({ where: { id: media.id }, data: { status: 'READY' } })
    // A concurrent account deletion removed the rows.
    if (count === 0) throw new NotAuthenticatedError()
    for (const { imageStored } of lifecycles())
      await imageStored?.(dependencies, media.id, { frames: image.frames, captions })
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
