import { projectFolder } from '#rules/memes/artwork-files.ts'
import { readStickers } from './read-stickers.ts'
import type { MemeSticker } from './sticker.ts'

export const memeStickers: readonly MemeSticker[] = readStickers(projectFolder('rules/memes/stickers'))
