import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'
import { FACES, variableFamilies } from '../../rules/memes/render/faces.ts'
import { memeStickers } from '../../rules/memes/stickers/index.ts'
import { memeTemplates } from '../../rules/memes/templates/index.ts'

const require = createRequire(import.meta.url)

const sources = Object.values(FACES).map(({ source }) => source)
const fontFiles = sources.flatMap((source) => ('file' in source ? [source.file] : []))
const slicedFamilies = new Set(sources.flatMap((source) => ('families' in source ? source.families : [])))

const CONTENT_TYPES: Record<string, string> = { '.svg': 'image/svg+xml', '.json': 'application/json' }

type SiteFile = { url: string; content: Buffer }

/**
 * Replaces MEME_FILES and TEMPLATE_FILES in the client's code: the templates, stickers and fonts of memes with the URLs of their
 * files. Screens outside of the editor need the templates only. The server makes the fonts of variable families, whose version is part
 * of their URLs. The build fails if the file of a template or sticker is invalid.
 */
export function memeFiles(): Plugin {
  const files = new Map<string, SiteFile>()
  const add = (name: string, content: Buffer) => {
    const { name: base, ext } = path.parse(name)
    const url = `/assets/memes/${base}-${hashOf(content)}${ext}`
    files.set(url, { url, content })
    return url
  }
  const addDrawing = (name: string, svg: string) => add(`${name}.svg`, Buffer.from(svg))
  const templates = memeTemplates.map(({ slug, name, keywords, width, height, svg }) => ({
    slug,
    name,
    keywords,
    width,
    height,
    url: addDrawing(slug, svg),
  }))
  const constant = {
    textBoxes: Object.fromEntries(memeTemplates.map(({ slug, textBoxes }) => [slug, textBoxes])),
    stickers: memeStickers.map(({ svg, ...sticker }) => ({
      ...sticker,
      url: addDrawing(`sticker-${sticker.name}`, svg),
    })),
    fonts: Object.fromEntries(
      fontFiles.map((file) => [file, add(path.basename(file), readFileSync(require.resolve(file)))]),
    ),
    sliceIndexes: Object.fromEntries(
      Array.from(slicedFamilies, (family) => [
        family,
        add(`${family}.json`, readFileSync(packageFile(family, 'unicode.json'))),
      ]),
    ),
    fontVersion: hashOf(
      ...Array.from(variableFamilies, (family) => readFileSync(packageFile(family, 'package.json'))),
    ),
  }
  return {
    name: 'meme-files',
    config: () => ({
      define: { MEME_FILES: JSON.stringify(constant), TEMPLATE_FILES: JSON.stringify(templates) },
    }),
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = files.get(request.url ?? '')
        if (!file) return next()
        response.setHeader('content-type', CONTENT_TYPES[path.extname(file.url)] ?? 'font/woff')
        response.end(file.content)
      })
    },
    generateBundle() {
      for (const { url, content } of files.values())
        this.emitFile({ type: 'asset', fileName: url.slice(1), source: content })
    },
  }
}

function packageFile(family: string, name: string): string {
  return require.resolve(`@fontsource-variable/${family}/${name}`)
}

function hashOf(...contents: readonly Buffer[]): string {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content)
  return hash.digest('hex').slice(0, 8)
}
