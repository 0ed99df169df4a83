import { drawingSchema, readArtwork } from '#rules/memes/artwork-files.ts'
import { z } from '#rules/zod.ts'
import { STICKER_GROUPS, STICKER_PACKS, type MemeSticker } from './sticker.ts'

const stickerSchema = z.strictObject({
  drawing: drawingSchema,
  label: z.string().trim().min(1),
  pack: z.enum(STICKER_PACKS),
  group: z.enum(STICKER_GROUPS),
  keywords: z.array(z.string().trim().min(1)).min(2),
})

/** Returns the stickers of a folder in the order of their names. */
export function readStickers(folder: string): MemeSticker[] {
  return readArtwork(folder, stickerSchema).map(({ drawing, ...details }) => ({ ...drawing, ...details }))
}
