import { parseFontName, type FontName } from '#rules/memes/render/faces.ts'
import { findSlice, parseSliceIndex, type SliceIndex } from '#rules/memes/render/slices.ts'
import { boldFontUrl, fontFileUrl, sliceIndexes } from './meme-files.ts'
import { request } from './request.ts'

/** Null if no font contains the character. */
export async function fontUrlOf(name: FontName): Promise<string | null> {
  const { source, character } = parseFontName(name)
  if ('file' in source) return fontFileUrl(source.file) ?? null
  if ('slice' in source) return boldFontUrl(source)
  for (const family of source.families) {
    const slice = findSlice(await indexOf(family), character)
    if (slice !== undefined) return boldFontUrl({ family, slice })
  }
  return null
}

const indexes = new Map<string, Promise<SliceIndex>>()

async function indexOf(family: string): Promise<SliceIndex> {
  const index = indexes.get(family) ?? loadIndex(family)
  indexes.set(family, index)
  index.catch(() => indexes.delete(family))
  return index
}

async function loadIndex(family: string): Promise<SliceIndex> {
  const response = await request(sliceIndexes[family] ?? '')
  const content: Record<string, string> = await response.json()
  return parseSliceIndex(content)
}
