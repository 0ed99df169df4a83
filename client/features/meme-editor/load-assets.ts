import type { Font } from 'fontkit'
import { connectionError } from '#client/relay/errors.ts'
import {
  drawingOf,
  parseArtwork,
  type Artwork,
  type AssetNames,
  type MemeAssets,
} from '#rules/memes/render/assets.ts'
import type { FontName } from '#rules/memes/render/faces.ts'
import { fontUrlOf } from './font-url.ts'
import { emojiUrl, findSticker } from './meme-files.ts'
import { request } from './request.ts'
import { findTemplate } from './template-files.ts'

const fonts = new Map<FontName, Font | null>()
const emoji = new Map<string, Artwork>()
const templates = new Map<string, Artwork>()
const stickers = new Map<string, Artwork>()
const mosaics = new Map<string, Artwork>()
/** Emoji that Twemoji does not contain are drawn as a box. */
const unknownEmoji = new Set<string>()

/** Loaded files stay in memory, because members return to templates. The service worker stores them as well. */
export const loadedAssets: Omit<MemeAssets, 'images'> = { fonts, emoji, templates, stickers, mosaics }

export function hasAssets(names: AssetNames, images: MemeAssets['images']): boolean {
  return (
    isEvery(names.images, (key) => images.has(key)) &&
    isEvery(names.fonts, (name) => fonts.has(name)) &&
    isEvery(names.emoji, (name) => emoji.has(name) || unknownEmoji.has(name)) &&
    isEvery(names.templates, (slug) => templates.has(slug) || !findTemplate(slug)) &&
    isEvery(names.stickers, (name) => stickers.has(name) || !findSticker(name)) &&
    isEvery(names.mosaics.keys(), (key) => mosaics.has(key))
  )
}

/** Loads what is missing, except images. Rejects if a file could not be loaded, after all others were. */
export async function loadAssets(names: AssetNames, images: MemeAssets['images']): Promise<void> {
  const results = await Promise.allSettled([
    ...Array.from(names.fonts, (name) => once(`font ${name}`, fonts.has(name), () => loadFont(name))),
    ...Array.from(names.emoji, (name) =>
      once(`emoji ${name}`, emoji.has(name) || unknownEmoji.has(name), () => loadEmoji(name)),
    ),
    ...Array.from(names.templates, (slug) =>
      once(`template ${slug}`, templates.has(slug), () =>
        loadDrawing(templates, slug, `template-${slug}`, findTemplate(slug)?.url),
      ),
    ),
    ...Array.from(names.stickers, (name) =>
      once(`sticker ${name}`, stickers.has(name), () =>
        loadDrawing(stickers, name, `sticker-${name}`, findSticker(name)?.url),
      ),
    ),
  ])
  for (const result of results) if (result.status === 'rejected') throw result.reason
  if (names.mosaics.size > 0) {
    const { loadMosaics } = await loadModule(import('./load-mosaics.ts'))
    await loadMosaics(mosaics, names.mosaics, { templates, stickers, images })
  }
}

/** Loads the font of new texts before the first one is typed. A failure is reported when a text needs the font. */
export function preloadText(): void {
  once('font anton', fonts.has('anton'), () => loadFont('anton')).catch(() => undefined)
}

const running = new Map<string, Promise<void>>()

async function once(key: string, isLoaded: boolean, load: () => Promise<void>): Promise<void> {
  if (isLoaded) return
  const loading = running.get(key) ?? load().finally(() => running.delete(key))
  running.set(key, loading)
  await loading
}

async function loadFont(name: FontName): Promise<void> {
  const url = await fontUrlOf(name)
  fonts.set(name, url === null ? null : await parsedFont(url))
}

const parsedFonts = new Map<string, Promise<Font>>()

/** Characters of the same slice share a font. */
async function parsedFont(url: string): Promise<Font> {
  const font = parsedFonts.get(url) ?? readFont(url)
  parsedFonts.set(url, font)
  font.catch(() => parsedFonts.delete(url))
  return font
}

async function readFont(url: string): Promise<Font> {
  const [{ parseFont }, bytes] = await Promise.all([
    loadModule(import('#rules/memes/render/parse-font.ts')),
    request(url).then((response) => response.arrayBuffer()),
  ])
  return parseFont(new Uint8Array(bytes))
}

async function loadModule<Module>(loading: Promise<Module>): Promise<Module> {
  return loading.catch((error: unknown) => {
    throw connectionError(error)
  })
}

async function loadEmoji(name: string): Promise<void> {
  const response = await request(emojiUrl(name), { mayBeMissing: true })
  if (response.ok) emoji.set(name, parseArtwork(await response.text(), `emoji-${name}`))
  else unknownEmoji.add(name)
}

async function loadDrawing(
  target: Map<string, Artwork>,
  name: string,
  prefix: string,
  url: string | undefined,
): Promise<void> {
  if (url === undefined) return
  const svg = await (await request(url)).text()
  target.set(name, drawingOf(svg, prefix))
}

function isEvery<T>(values: Iterable<T>, test: (value: T) => boolean): boolean {
  for (const value of values) if (!test(value)) return false
  return true
}
