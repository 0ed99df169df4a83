import { v7 as uuidv7 } from 'uuid'
import type { Dependencies } from '#server/domain/dependencies.ts'
import type { Prisma } from '#server/generated/prisma/client.ts'
import { imageKey } from './media-view.ts'
import type { Picture } from './picture.ts'

/**
 * Writes a picture's files, and returns the row that names them for the caller's own transaction: files without a row
 * are litter that `removeRenditions` clears, a row without files would be a broken post.
 */
export async function keepPicture(
  { storage, clock }: Dependencies,
  picture: Picture,
  { ownerId, altText }: { ownerId: string; altText: string },
): Promise<Prisma.MediaUncheckedCreateInput & { id: string }> {
  const id = uuidv7()
  for (const { name, content } of picture.renditions) await storage.write(imageKey(id, name), content)
  return {
    id,
    ownerId,
    kind: 'IMAGE',
    status: 'READY',
    width: picture.width,
    height: picture.height,
    isAnimated: picture.isAnimated,
    altText,
    thumbHash: new Uint8Array(picture.thumbHash),
    perceptualHash: picture.perceptualHash,
    createdAt: clock.now(),
    renditions: {
      create: picture.renditions.map(({ name, width, height, content }) => ({
        name,
        contentType: 'image/webp',
        width,
        height,
        byteSize: content.length,
      })),
    },
  }
}

export function renditionKeys(mediaId: string, names: readonly string[]): string[] {
  return names.map((name) => imageKey(mediaId, name))
}
