/** The same seed gives the same values on every machine. */
export type Random = {
  /** At least 0 and less than 1. */
  next(): number
  between(low: number, high: number): number
  /** Both limits are included. */
  integer(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
  /** Picks in proportion to `weigh`. An item of weight 0 is picked only if all weights are 0. */
  weighted<T>(items: readonly T[], weigh: (item: T, index: number) => number): T
  /** Picks up to `count` different items. Items of a higher weight are more likely, and come first more often. */
  sample<T>(items: readonly T[], count: number, weigh: (item: T, index: number) => number): T[]
  shuffle<T>(items: readonly T[]): T[]
  normal(mean: number, deviation: number): number
  /** Two thirds of the values are within a factor of e^spread of the median. */
  logNormal(median: number, spread: number): number
  /** Returns an independent generator, whose use does not affect the values of this one. */
  fork(label: string): Random
}

export function createRandom(seed: number): Random {
  const next = mulberry32(seed)
  const between = (low: number, high: number) => low + next() * (high - low)
  const integer = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const normal = (mean: number, deviation: number) => mean + deviation * standardNormal(next)

  return {
    next,
    between,
    integer,
    normal,
    chance: (probability) => next() < probability,
    pick: (items) => itemAt(items, integer(0, items.length - 1)),
    weighted: (items, weigh) => itemAt(items, weightedIndex(items.map(weigh), next())),
    sample: (items, count, weigh) => sampled(items, count, weigh, next),
    shuffle: (items) => shuffled(items, integer),
    logNormal: (median, spread) => median * Math.exp(normal(0, spread)),
    fork: (label) => createRandom(hash(`${seed}:${label}`)),
  }
}

/** FNV-1a with 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}

/** The mulberry32 generator of Tommy Ettinger. It is not suitable for secrets. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The Box–Muller transform. */
function standardNormal(next: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
}

function weightedIndex(weights: readonly number[], fraction: number): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return Math.floor(fraction * weights.length)
  let rest = fraction * total
  const index = weights.findIndex((weight) => weight > 0 && (rest -= weight) < 0)
  // A rounding error may leave a remainder after the last weight.
  return index === -1 ? weights.findLastIndex((weight) => weight > 0) : index
}

/** Weighted sampling without replacement (Efraimidis and Spirakis) picks the smallest keys. */
function sampled<T>(
  items: readonly T[],
  count: number,
  weigh: (item: T, index: number) => number,
  next: () => number,
): T[] {
  return items
    .map((item, index) => ({ item, key: -Math.log(1 - next()) / weigh(item, index) }))
    .sort((one, other) => one.key - other.key)
    .slice(0, count)
    .map(({ item }) => item)
}

function shuffled<T>(items: readonly T[], integer: (low: number, high: number) => number): T[] {
  const result = [...items]
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = integer(0, last)
    const moved = itemAt(result, last)
    result[last] = itemAt(result, other)
    result[other] = moved
  }
  return result
}

function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index]
  if (item === undefined) throw new RangeError('The list to pick from is empty')
  return item
}
