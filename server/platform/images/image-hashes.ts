import type { Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'

/** ThumbHash (evanw/thumbhash) accepts at most 100 by 100 pixels and returns about 25 bytes. */
export async function createThumbHash(image: Sharp): Promise<Uint8Array> {
  const { data, info } = await image
    .resize({ width: 100, height: 100, fit: 'inside' })
    .toColorspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return rgbaToThumbHash(info.width, info.height, data)
}

const ROWS = 8
const COLUMNS = ROWS + 1
/** Pixels per side. If images shrank directly to cells, the decoder would influence the hash. */
const CELL = 8

/** 64-bit dHash (N. Krawetz, "Kind of Like That", 2013). The hashes of similar images differ in few bits. */
export async function differenceHash(image: Sharp): Promise<bigint> {
  const pixels = await image
    .flatten({ background: 'white' })
    .resize({ width: COLUMNS * CELL, height: ROWS * CELL, fit: 'fill', fastShrinkOnLoad: false })
    .grayscale()
    .raw()
    .toBuffer()
  const cells = sumCells(pixels)
  let hash = 0n
  for (let cell = 0; cell < ROWS * COLUMNS; cell += 1) {
    if (cell % COLUMNS === ROWS) continue
    hash = (hash << 1n) | ((cells[cell] ?? 0) < (cells[cell + 1] ?? 0) ? 1n : 0n)
  }
  // PostgreSQL's bigint is signed.
  return BigInt.asIntN(64, hash)
}

function sumCells(pixels: Buffer): Uint32Array {
  const cells = new Uint32Array(ROWS * COLUMNS)
  for (const [at, brightness] of pixels.entries()) {
    const row = Math.floor(at / (COLUMNS * CELL * CELL))
    const column = Math.floor((at % (COLUMNS * CELL)) / CELL)
    cells[row * COLUMNS + column] = (cells[row * COLUMNS + column] ?? 0) + brightness
  }
  return cells
}
