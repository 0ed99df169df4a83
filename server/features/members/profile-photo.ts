import { focalPointSchema, type FocalPointInput } from '#rules/photo-rules.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { parseInput } from '#server/platform/refusals.ts'
import { storeImage } from '#server/features/media/store-image.ts'
import { limitMediaJobs } from '#server/features/media/media-jobs.ts'
import { removeFiles } from '#server/features/media/remove-media.ts'
import { countUpload, type Upload } from '#server/platform/http/uploads.ts'
import type { ProcessedImage } from '#server/platform/images/processed-image.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import { lockMember } from '#server/platform/database/lock-member.ts'
import type { Writer } from '#server/platform/viewer.ts'

/** The photo is cropped to a square around its focal point, or else around its most salient part. */
export type PhotoInput = { upload: Upload } & FocalPointInput

export async function setProfilePhoto(
  dependencies: Dependencies,
  viewer: Writer,
  photo: PhotoInput,
): Promise<void> {
  const image = await readPhoto(dependencies, viewer, photo)
  await showPhoto(dependencies, viewer, await storePhoto(dependencies, viewer, image))
}

/** Validates and processes the file without storing anything. */
export async function readPhoto(
  dependencies: Dependencies,
  viewer: Writer,
  { upload, ...input }: PhotoInput,
): Promise<ProcessedImage> {
  const focus = parseInput(focalPointSchema, input)
  await limitUse(dependencies, 'profileChanges', viewer.memberId)
  const { memberId } = viewer
  const prepare = () => dependencies.images.preparePhoto(upload.file, { memberId, focus })
  return countUpload(dependencies, upload, () => limitMediaJobs(dependencies, memberId, prepare))
}

/** Stores a photo that is not visible yet, and returns its id. A sweep removes photos that never become visible. */
export function storePhoto(
  dependencies: Dependencies,
  viewer: Writer,
  image: ProcessedImage,
): Promise<string> {
  return storeImage(dependencies, image, { ownerId: viewer.memberId, altText: '' })
}

export function showPhoto(dependencies: Dependencies, viewer: Writer, photoId: string): Promise<void> {
  return replacePhoto(dependencies, viewer, photoId)
}

/** A missing photo is not an error. */
export async function deleteProfilePhoto(dependencies: Dependencies, viewer: Writer): Promise<void> {
  await replacePhoto(dependencies, viewer, null)
}

async function replacePhoto(
  dependencies: Dependencies,
  viewer: Writer,
  photoId: string | null,
): Promise<void> {
  const { database, clock } = dependencies
  const previous = await database.$transaction(async (transaction) => {
    // A concurrent replacement waits here and then replaces this photo.
    await lockMember(transaction, viewer.memberId)
    const member = await transaction.member.findUniqueOrThrow({ where: { id: viewer.memberId } })
    if (photoId) await transaction.media.update({ where: { id: photoId }, data: { expiresAt: null } })
    await transaction.member.update({
      where: { id: viewer.memberId },
      data: { photoId, updatedAt: clock.now() },
    })
    if (member.photoId) await transaction.media.delete({ where: { id: member.photoId } })
    return member.photoId
  })
  if (previous) await removeFiles(dependencies, [previous])
}
