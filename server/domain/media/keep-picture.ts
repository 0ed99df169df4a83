import { v7 as uuidv7 } from 'uuid'
import type { Dependencies } from '#server/domain/dependencies.ts'
import type { Prisma } from '#server/generated/prisma/client.ts'
import { imageKey } from './media-view.ts'
import type { Picture } from './picture.ts'

export type KeptPicture = {
  media: Prisma.MediaCreateManyInput & { id: string }
  renditions: Prisma.RenditionCreateManyInput[]
}

/**
 * Writes a picture's files, and returns the rows that name them for the caller's own transaction: files without rows
 * are litter that the caller removes, rows without files would be a broken post.
 */
export async function keepPicture(
  { storage }: Dependencies,
  picture: Picture,
  { ownerId, altText, createdAt }: { ownerId: string; altText: string; createdAt: Date },
): Promise<KeptPicture> {
  const id = uuidv7()
  for (const { name, content } of picture.renditions) await storage.write(imageKey(id, name), content)
  return {
    media: {
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
      createdAt,
    },
    renditions: picture.renditions.map(({ name, width, height, content }) => ({
      mediaId: id,
      name,
      contentType: 'image/webp',
      width,
      height,
      byteSize: content.length,
    })),
  }
}

export function renditionKeys(mediaId: string, names: readonly string[]): string[] {
  return names.map((name) => imageKey(mediaId, name))
}
