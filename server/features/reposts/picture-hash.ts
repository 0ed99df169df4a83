import { halve, type GreyImage } from './grey-image.ts'

/** Frequencies per direction. The constant ones are left out, since brightness and gradients change easily. */
const FREQUENCIES = 8
/** The bits of a hash form bands. Pictures with an equal band are compared. */
const BANDS = 4
const BAND_BITS = (FREQUENCIES * FREQUENCIES) / BANDS
/** The bits of a band whose frequencies are closest to zero, which change first. All their values are searched. */
const WEAK_BITS = 5

/** Coefficients of a discrete cosine transform, grouped by band. Their signs are the bits of the hash (C. Zauner, 2010). */
export type Frequencies = readonly number[]

/** `value` is the band's bits. */
export type Probe = { band: number; value: number }

export function frequenciesOf(image: GreyImage): Frequencies {
  const { side, pixels } = halve(image)
  const waves = Array.from({ length: FREQUENCIES }, (_, frequency) => waveOf(frequency + 1, side))
  const rows = Array.from({ length: side }, (_, y) => {
    const row = pixels.subarray(y * side, (y + 1) * side)
    return waves.map((wave) => product(wave, row))
  })
  const columns = waves.map((_, x) => rows.map((row) => row[x] ?? 0))
  return Array.from({ length: FREQUENCIES * FREQUENCIES }, (_, index) => {
    const { x, y } = placeOf(index)
    return product(waves[y] ?? [], columns[x] ?? [])
  })
}

/** The frequencies of the mirrored picture: odd horizontal waves change their sign. */
export function mirrorFrequencies(frequencies: Frequencies): Frequencies {
  return frequencies.map((value, index) => (placeOf(index).x % 2 === 0 ? -value : value))
}

/** As a signed integer, like PostgreSQL's bigint. The first band has the lowest bits. */
export function hashOf(frequencies: Frequencies): bigint {
  let hash = 0n
  for (const [index, value] of frequencies.entries()) if (value > 0) hash |= 1n << BigInt(index)
  return BigInt.asIntN(frequencies.length, hash)
}

/** The bands to search, with the most probable ones first: the band itself, and those with other values of its weak bits. */
export function probesOf(frequencies: Frequencies): Probe[] {
  const probes = Array.from({ length: BANDS }, (_, band) => {
    const values = frequencies.slice(band * BAND_BITS, (band + 1) * BAND_BITS)
    return changesOf(values).map((change) => ({ band, value: bitsOf(values) ^ change }))
  })
  // All bands without changes come first.
  return Array.from({ length: 2 ** WEAK_BITS }, (_, rank) =>
    probes.flatMap((ofBand) => ofBand[rank] ?? []),
  ).flat()
}

/** The combinations of weak bits, those with the fewest changes first. */
function changesOf(values: readonly number[]): number[] {
  const weakest = Array.from(values, (value, bit) => ({ bit, size: Math.abs(value) }))
    .toSorted((one, other) => one.size - other.size)
    .slice(0, WEAK_BITS)
    .map(({ bit }) => 2 ** bit)
  const combinations = Array.from({ length: 2 ** WEAK_BITS }, (_, combination) =>
    weakest.reduce((sum, weak, index) => (combination & (1 << index) ? sum + weak : sum), 0),
  )
  return combinations.toSorted((one, other) => countBits(one) - countBits(other))
}

function bitsOf(values: readonly number[]): number {
  return values.reduce((bits, value, bit) => (value > 0 ? bits + 2 ** bit : bits), 0)
}

function countBits(value: number): number {
  return value.toString(2).replaceAll('0', '').length
}

/** The bits of a band are spread over all frequencies. */
function placeOf(index: number): { x: number; y: number } {
  const [band, bit] = [Math.floor(index / BAND_BITS), index % BAND_BITS]
  const place = bit * BANDS + band
  return { x: place % FREQUENCIES, y: Math.floor(place / FREQUENCIES) }
}

function waveOf(frequency: number, length: number): number[] {
  return Array.from({ length }, (_, at) => Math.cos((Math.PI * (2 * at + 1) * frequency) / (2 * length)))
}

function product(wave: ArrayLike<number>, values: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < values.length; at += 1) sum += (wave[at] ?? 0) * (values[at] ?? 0)
  return sum
}
