import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Font } from 'fontkit'
import { parseArtwork, type Artwork, type AssetNames, type MemeAssets } from '#rules/memes/render/assets.ts'
import type { FontName } from '#rules/memes/render/faces.ts'
import { parseFont } from '#rules/memes/render/parse-font.ts'
import { fontFileOf, readFontFile } from './font-files.ts'

const require = createRequire(import.meta.url)

/** Chinese, Japanese and Korean have 400 slices. */
const FONTS_MAX = 150
/** All of Twemoji would take 9 MB. */
const emoji = new LRUCache<string, Artwork>({ max: 500 })

export type ErrorLog = { error(fields: object, message: string): void }

/** Loads fonts and emoji from the installed packages. Without a font, its characters are drawn as boxes. */
export async function loadTextAssets(
  names: Pick<AssetNames, 'fonts' | 'emoji'>,
  log?: ErrorLog,
): Promise<Pick<MemeAssets, 'fonts' | 'emoji'>> {
  const [loadedFonts, loadedEmoji] = await Promise.all([
    Promise.all(Array.from(names.fonts, async (name) => [name, await loadFont(name, log)] as const)),
    Promise.all(Array.from(names.emoji, async (name) => [name, await loadEmoji(name)] as const)),
  ])
  return {
    fonts: new Map(loadedFonts),
    emoji: new Map(loadedEmoji.flatMap(([name, artwork]) => (artwork ? [[name, artwork]] : []))),
  }
}

const parsed = new LRUCache<string, Promise<Font>>({ max: FONTS_MAX })

/** Null if no font contains the character, or if its file is missing. */
async function loadFont(name: FontName, log: ErrorLog | undefined): Promise<Font | null> {
  try {
    const file = await fontFileOf(name)
    return file === undefined ? null : await parseOnce(file)
  } catch (error) {
    log?.error({ err: error }, `The meme font ${name} could not be read`)
    return null
  }
}

/** Parsed fonts are kept, because they take ten times as long to parse as a meme to render. */
async function parseOnce(file: string): Promise<Font> {
  const font = parsed.get(file) ?? readFontFile(file).then(parseFont)
  parsed.set(file, font)
  font.catch(() => parsed.delete(file))
  return font
}

async function loadEmoji(name: string): Promise<Artwork | undefined> {
  const known = emoji.get(name)
  if (known) return known
  const svg = await readEmojiFile(name)
  if (svg === undefined) return undefined
  const artwork = parseArtwork(svg, `emoji-${name}`)
  emoji.set(name, artwork)
  return artwork
}

/** Undefined if Twemoji does not contain the emoji. */
export async function readEmojiFile(name: string): Promise<string | undefined> {
  emojiFiles ??= listEmojiFiles()
  const file = (await emojiFiles).get(name)
  return file === undefined ? undefined : readFile(file, 'utf8')
}

let emojiFiles: Promise<Map<string, string>> | undefined

/** The names of some files contain variation selectors. */
async function listEmojiFiles(): Promise<Map<string, string>> {
  const directory = path.join(
    path.dirname(require.resolve('@discordapp/twemoji/package.json')),
    'dist',
    'svg',
  )
  const files = await readdir(directory)
  return new Map(
    files.map((file) => [path.basename(file, '.svg').replaceAll('-fe0f', ''), path.join(directory, file)]),
  )
}
