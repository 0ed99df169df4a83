import { readFile } from 'node:fs/promises'
import path from 'node:path'

type Chunk = { file: string; name?: string; imports?: string[]; css?: string[] }
type Manifest = Record<string, Chunk>

/** `Link` headers, by who asks. */
export type EarlyFiles = { visitor: string; member: string }

/**
 * What a browser needs anyway, told along with the page: it then fetches that beside the site's first script, instead of
 * after it. For most who open the start page that is the landing page, for members what all their screens share.
 */
export async function earlyFiles(directory: string): Promise<EarlyFiles> {
  const manifest: Manifest = JSON.parse(await readFile(path.join(directory, '.vite/manifest.json'), 'utf8'))
  return {
    visitor: linksTo(manifest, ['LandingRoute']),
    member: linksTo(manifest, ['app', 'member', 'resume-session']),
  }
}

function linksTo(manifest: Manifest, names: string[]): string {
  const found = new Set<Chunk>()
  const take = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const key of chunk.imports ?? []) take(manifest[key])
  }
  const scripts = Object.values(manifest).filter(({ file }) => file.endsWith('.js'))
  for (const name of names) take(scripts.find((chunk) => chunk.name === name))
  return [...found]
    .flatMap(({ file, css = [] }) => [
      `</${file}>; rel=modulepreload`,
      ...css.map((style) => `</${style}>; rel=preload; as=style`),
    ])
    .join(', ')
}
