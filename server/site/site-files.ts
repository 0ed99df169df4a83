import { readFile } from 'node:fs/promises'
import path from 'node:path'

type Chunk = { file: string; name?: string; imports?: string[]; css?: string[] }
type Manifest = Record<string, Chunk>

/** What a screen is made of, besides the page itself: addresses from the site's root. */
export type ScreenFiles = { modules: string[]; styles: string[] }

/** Those of the landing page, and those that all screens of members share with the feed. */
export type SiteFiles = { landing: ScreenFiles; member: ScreenFiles }

export async function readSiteFiles(directory: string): Promise<SiteFiles> {
  const manifest: Manifest = JSON.parse(await readFile(path.join(directory, '.vite/manifest.json'), 'utf8'))
  return {
    landing: filesOf(manifest, ['LandingRoute']),
    member: filesOf(manifest, ['app', 'member', 'resume-session']),
  }
}

/** Tells a browser what it needs anyway along with the page: it then fetches that beside the site's first script, not after it. */
export function linkHeader({ modules, styles }: ScreenFiles): string {
  return [
    ...modules.map((address) => `<${address}>; rel=modulepreload`),
    // As the page asks for them, or they would be fetched twice.
    ...styles.map((address) => `<${address}>; rel=preload; as=style; crossorigin`),
  ].join(', ')
}

function filesOf(manifest: Manifest, names: string[]): ScreenFiles {
  const seen = new Set<Chunk>()
  const found: Chunk[] = []
  // What is built upon comes first: of two rules that weigh the same, the later one counts.
  const take = (chunk: Chunk | undefined) => {
    if (!chunk || seen.has(chunk)) return
    seen.add(chunk)
    for (const key of chunk.imports ?? []) take(manifest[key])
    found.push(chunk)
  }
  const scripts = Object.values(manifest).filter(({ file }) => file.endsWith('.js'))
  for (const name of names) take(scripts.find((chunk) => chunk.name === name))
  return {
    modules: found.map(({ file }) => `/${file}`),
    styles: found.flatMap(({ css = [] }) => css.map((file) => `/${file}`)),
  }
}
