import type { Font } from 'opentype.js'
import { connectionError } from '#client/relay/errors.ts'
import {
  drawingOf,
  parseArtwork,
  type Artwork,
  type AssetNames,
  type MemeAssets,
} from '#rules/memes/render/assets.ts'
import type { FaceName } from '#rules/memes/render/faces.ts'
import { emojiUrl, findSticker, findTemplate, fontUrls } from './meme-files.ts'

const fonts = new Map<FaceName, Font>()
const emoji = new Map<string, Artwork>()
const templates = new Map<string, Artwork>()
const stickers = new Map<string, Artwork>()
/** Emoji that Twemoji does not contain are drawn as a box. */
const unknownEmoji = new Set<string>()

/** Loaded files stay in memory, because members return to templates. The service worker stores them as well. */
export const loadedAssets: Omit<MemeAssets, 'images'> = { fonts, emoji, templates, stickers }

export function hasAssets(names: AssetNames, images: MemeAssets['images']): boolean {
  return (
    isEvery(names.images, (key) => images.has(key)) &&
    isEvery(names.fonts, (name) => fonts.has(name)) &&
    isEvery(names.emoji, (name) => emoji.has(name) || unknownEmoji.has(name)) &&
    isEvery(names.templates, (slug) => templates.has(slug) || !findTemplate(slug)) &&
    isEvery(names.stickers, (name) => stickers.has(name) || !findSticker(name))
  )
}

/** Loads what is missing, except images. Rejects if the connection fails. */
export async function loadAssets(names: AssetNames): Promise<void> {
  await Promise.all([
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

async function loadFont(name: FaceName): Promise<void> {
  const [{ parse }, bytes] = await Promise.all([
    import('opentype.js').catch((error: unknown) => {
      throw connectionError(error)
    }),
    request(fontUrls[name]).then((response) => response.arrayBuffer()),
  ])
  // Parses each glyph when it is needed, which takes a third of the time.
  fonts.set(name, parse(bytes, { lowMemory: true }))
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

async function request(url: string, { mayBeMissing = false } = {}): Promise<Response> {
  const response = await fetch(url).catch((error: unknown) => {
    throw connectionError(error)
  })
  if (response.ok || (mayBeMissing && response.status === 404)) return response
  throw connectionError(new Error(`${url} responded with ${response.status}`))
}

function isEvery<T>(values: Iterable<T>, test: (value: T) => boolean): boolean {
  for (const value of values) if (!test(value)) return false
  return true
}
