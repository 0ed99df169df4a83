import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import opentype from 'opentype.js'
import type { Font } from 'opentype.js'
import { parseArtwork, type Artwork, type AssetNames, type MemeAssets } from '#rules/memes/render/assets.ts'
import { FACES, type FaceName } from '#rules/memes/render/faces.ts'

const require = createRequire(import.meta.url)

const fonts = new Map<FaceName, Promise<Font>>()
/** All of Twemoji would take 9 MB. */
const emoji = new LRUCache<string, Artwork>({ max: 500 })

/** Loads fonts and emoji from the installed packages. */
export async function loadTextAssets(
  names: Pick<AssetNames, 'fonts' | 'emoji'>,
): Promise<Pick<MemeAssets, 'fonts' | 'emoji'>> {
  const [loadedFonts, loadedEmoji] = await Promise.all([
    Promise.all(Array.from(names.fonts, async (name) => [name, await loadFont(name)] as const)),
    Promise.all(Array.from(names.emoji, async (name) => [name, await loadEmoji(name)] as const)),
  ])
  return {
    fonts: new Map(loadedFonts),
    emoji: new Map(loadedEmoji.flatMap(([name, artwork]) => (artwork ? [[name, artwork]] : []))),
  }
}

/** Parsed fonts are kept, because they take ten times as long to parse as a meme to render. */
async function loadFont(name: FaceName): Promise<Font> {
  let font = fonts.get(name)
  if (!font) {
    font = readFile(require.resolve(FACES[name].file)).then((bytes) =>
      opentype.parse(new Uint8Array(bytes).buffer),
    )
    fonts.set(name, font)
  }
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
