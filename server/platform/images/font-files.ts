import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { LRUCache } from 'lru-cache'
import subsetFont from 'subset-font'
import { z } from 'zod'
import { parseFontName, variableFamilies, type FontName } from '#rules/memes/render/faces.ts'
import { findSlice, parseSliceIndex, type SliceIndex } from '#rules/memes/render/slices.ts'

const VARIABLE = /\.woff2$/
const BOLD = 700
/** The fonts of a few hundred texts, with about 50 kB each. */
const FONTS_MAX = 200

const require = createRequire(import.meta.url)

/** Returns the module specifier of the file. Undefined if no slice contains the character. */
export async function fontFileOf(name: FontName): Promise<string | undefined> {
  const { source, character } = parseFontName(name)
  if ('file' in source) return source.file
  if ('slice' in source) return sliceFile(source)
  for (const family of source.families) {
    const slice = findSlice(await indexOf(family), character)
    if (slice !== undefined) return sliceFile({ family, slice })
  }
  return undefined
}

/**
 * Returns a font in WOFF format. Variable packages contain all weights in one file, a sixteenth of the size of a package with a file for
 * each. Their files become bold fonts here, for browsers as well, because fontkit reads no variations of WOFF2.
 */
export async function readFontFile(file: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (VARIABLE.test(file) ? readBoldFont(file) : readFile(require.resolve(file))))
}

/** Undefined if memes use no such font. */
export async function findBoldFont({ family, slice }: FontSlice): Promise<Buffer | undefined> {
  if (!variableFamilies.has(family) || !/^[a-z\d-]+$/.test(slice)) return undefined
  return readBoldFont(sliceFile({ family, slice })).catch((error: unknown) => {
    if (isMissingFile(error)) return undefined
    throw error
  })
}

type FontSlice = { family: string; slice: string }

function sliceFile({ family, slice }: FontSlice): string {
  return `@fontsource-variable/${family}/files/${family}-${slice}-wght-normal.woff2`
}

const boldFonts = new LRUCache<string, Promise<Buffer>>({ max: FONTS_MAX })

async function readBoldFont(file: string): Promise<Buffer> {
  const font = boldFonts.get(file) ?? createBoldFont(file)
  boldFonts.set(file, font)
  font.catch(() => boldFonts.delete(file))
  return font
}

async function createBoldFont(file: string): Promise<Buffer> {
  return subsetFont(await readFile(require.resolve(file)), '', {
    keepAllGlyphs: true,
    variationAxes: { wght: BOLD },
    targetFormat: 'woff',
    noHinting: true,
  })
}

const indexes = new Map<string, Promise<SliceIndex>>()

async function indexOf(family: string): Promise<SliceIndex> {
  const index = indexes.get(family) ?? readIndex(family)
  indexes.set(family, index)
  return index
}

async function readIndex(family: string): Promise<SliceIndex> {
  const file = require.resolve(`@fontsource-variable/${family}/unicode.json`)
  return parseSliceIndex(z.record(z.string(), z.string()).parse(JSON.parse(await readFile(file, 'utf8'))))
}

function isMissingFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(ENOENT|MODULE_NOT_FOUND)$/.test(String(error.code))
}
