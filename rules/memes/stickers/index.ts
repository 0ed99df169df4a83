import { basics } from './basics.ts'
import { drama } from './drama.ts'
import { party } from './party.ts'
import type { MemeSticker } from './sticker.ts'

export const memeStickers: readonly MemeSticker[] = [...basics, ...party, ...drama]
