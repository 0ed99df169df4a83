import type { Dependencies } from '#server/domain/dependencies.ts'
import { keepPicture, renditionKeys, type KeptPicture } from '#server/domain/media/keep-picture.ts'
import { preparePhoto, type Picture } from '#server/domain/media/picture.ts'
import { filesOf, removeFiles } from '#server/domain/media/remove-media.ts'
import type { Upload } from '#server/domain/media/uploads.ts'
import { limitUse } from '#server/domain/rate-limits.ts'
import type { Viewer } from './session.ts'

/** The new photo takes the place of the one before, whose files go. */
export async function setProfilePhoto(
  dependencies: Dependencies,
  viewer: Viewer,
  upload: Upload,
): Promise<void> {
  await keepPhoto(dependencies, viewer, await readPhoto(dependencies, viewer, upload))
}

/** Refuses what cannot be a photo; nothing is changed yet. */
export async function readPhoto(
  dependencies: Dependencies,
  viewer: Viewer,
  upload: Upload,
): Promise<Picture> {
  await limitUse(dependencies, 'profileChanges', viewer.memberId)
  return preparePhoto(upload.file)
}

export async function keepPhoto(dependencies: Dependencies, viewer: Viewer, picture: Picture): Promise<void> {
  const about = { ownerId: viewer.memberId, altText: '', createdAt: dependencies.clock.now() }
  const kept = await keepPicture(dependencies, picture, about)
  try {
    await replacePhoto(dependencies, viewer, kept)
  } catch (error) {
    const names = kept.renditions.map(({ name }) => name)
    await removeFiles(dependencies, renditionKeys(kept.media.id, names))
    throw error
  }
}

/** Back to the default drawing. Having no photo to delete is no error. */
export async function deleteProfilePhoto(dependencies: Dependencies, viewer: Viewer): Promise<void> {
  await replacePhoto(dependencies, viewer, null)
}

async function replacePhoto(
  dependencies: Dependencies,
  viewer: Viewer,
  kept: KeptPicture | null,
): Promise<void> {
  const { database, clock } = dependencies
  const former = await database.$transaction(async (transaction) => {
    // Of two replacements at once, the second waits here and then replaces the first one's photo.
    await transaction.$queryRaw`SELECT FROM members WHERE id = ${viewer.memberId}::uuid FOR NO KEY UPDATE`
    const { photoId } = await transaction.member.findUniqueOrThrow({ where: { id: viewer.memberId } })
    const files = photoId ? await filesOf(transaction, { id: photoId }) : []
    if (kept) {
      await transaction.media.create({ data: kept.media })
      await transaction.rendition.createMany({ data: kept.renditions })
    }
    await transaction.member.update({
      where: { id: viewer.memberId },
      data: { photoId: kept?.media.id ?? null, updatedAt: clock.now() },
    })
    if (photoId) await transaction.media.delete({ where: { id: photoId } })
    return files
  })
  await removeFiles(dependencies, former)
}
