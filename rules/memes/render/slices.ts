import { isInRanges, parseRanges, type CodePointRange } from './code-point-ranges.ts'

/** The slices of a variable family by the name of their file. */
export type SliceIndex = readonly (readonly [slice: string, ranges: readonly CodePointRange[]])[]

/** Parses the `unicode.json` of a package, in which slices are named `[4]`. The others contain Latin and similar letters. */
export function parseSliceIndex(content: Readonly<Record<string, string>>): SliceIndex {
  return Object.entries(content).flatMap(([key, list]) => {
    const [, slice] = /^\[(\d+)\]$/.exec(key) ?? []
    return slice === undefined ? [] : [[slice, parseRanges(list)] as const]
  })
}

export function findSlice(index: SliceIndex, character: string): string | undefined {
  return index.find(([, ranges]) => isInRanges(ranges, character.codePointAt(0) ?? 0))?.[0]
}
