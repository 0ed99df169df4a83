import type { Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'

/** ThumbHash (evanw/thumbhash) takes at most 100 by 100 pixels and answers about 25 bytes. */
export async function drawThumbHash(picture: Sharp): Promise<Uint8Array> {
  const { data, info } = await picture
    .resize({ width: 100, height: 100, fit: 'inside' })
    .toColorspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return rgbaToThumbHash(info.width, info.height, data)
}

const SIDE = 8

/**
 * 64-bit dHash (N. Krawetz, "Kind of Like That", 2013): whether each of 8 × 8 cells is darker than its right
 * neighbour. Two hashes that differ in few bits are of pictures that look alike.
 */
export async function differenceHash(picture: Sharp): Promise<bigint> {
  const pixels = await picture
    .flatten({ background: 'white' })
    .resize({ width: SIDE + 1, height: SIDE, fit: 'fill' })
    .grayscale()
    .raw()
    .toBuffer()
  let hash = 0n
  for (let row = 0; row < SIDE; row += 1) {
    for (let column = 0; column < SIDE; column += 1) {
      const at = row * (SIDE + 1) + column
      hash = (hash << 1n) | (pixels.readUInt8(at) < pixels.readUInt8(at + 1) ? 1n : 0n)
    }
  }
  // PostgreSQL's bigint is signed.
  return BigInt.asIntN(64, hash)
}
