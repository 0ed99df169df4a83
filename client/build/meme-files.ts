import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'
import { FACES } from '../../rules/memes/render/faces.ts'
import { memeStickers } from '../../rules/memes/stickers/index.ts'
import { memeTemplates } from '../../rules/memes/templates/index.ts'

const require = createRequire(import.meta.url)

type SiteFile = { url: string; content: Buffer }

/**
 * Replaces MEME_FILES in the client's code: the templates, stickers and fonts of memes with the URLs of their files. The build
 * fails if the file of a template or sticker is invalid.
 */
export function memeFiles(): Plugin {
  const files = new Map<string, SiteFile>()
  const add = (name: string, content: Buffer) => {
    const { name: base, ext } = path.parse(name)
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
    const url = `/assets/memes/${base}-${hash}${ext}`
    files.set(url, { url, content })
    return url
  }
  const addDrawing = (name: string, svg: string) => add(`${name}.svg`, Buffer.from(svg))
  const constant = {
    templates: memeTemplates.map(
      ({ svg, license: _license, source: _source, examples: _examples, ...template }) => ({
        ...template,
        url: addDrawing(template.slug, svg),
      }),
    ),
    stickers: memeStickers.map(({ svg, ...sticker }) => ({
      ...sticker,
      url: addDrawing(`sticker-${sticker.name}`, svg),
    })),
    fonts: Object.fromEntries(
      Object.entries(FACES).map(([name, { file }]) => [
        name,
        add(path.basename(file), readFileSync(require.resolve(file))),
      ]),
    ),
  }
  return {
    name: 'meme-files',
    config: () => ({ define: { MEME_FILES: JSON.stringify(constant) } }),
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = files.get(request.url ?? '')
        if (!file) return next()
        response.setHeader('content-type', file.url.endsWith('.svg') ? 'image/svg+xml' : 'font/woff')
        response.end(file.content)
      })
    },
    generateBundle() {
      for (const { url, content } of files.values())
        this.emitFile({ type: 'asset', fileName: url.slice(1), source: content })
    },
  }
}
