import { readFile } from 'node:fs/promises'
import path from 'node:path'

type Chunk = { file: string; name?: string; imports?: string[]; css?: string[] }
type Manifest = Record<string, Chunk>

/** The URL paths of the files that a screen needs in addition to index.html. */
export type ScreenFiles = { modules: string[]; styles: string[] }

export type SiteFiles = {
  landing: ScreenFiles
  /** Shared by the feed and the other screens of members. */
  member: ScreenFiles
  /** The feed with the composer, which only wide screens show. */
  wideFeed: ScreenFiles
}

const MEMBER_CHUNKS = ['app', 'member', 'resume-session']

export async function readSiteFiles(directory: string): Promise<SiteFiles> {
  const manifest: Manifest = JSON.parse(await readFile(path.join(directory, '.vite/manifest.json'), 'utf8'))
  return {
    landing: filesOf(manifest, ['LandingRoute']),
    member: filesOf(manifest, MEMBER_CHUNKS),
    wideFeed: filesOf(manifest, [...MEMBER_CHUNKS, 'PostComposer']),
  }
}

/** Lets browsers fetch the files in parallel with the entry script. */
export function linkHeader({ modules, styles }: ScreenFiles): string {
  return [
    ...modules.map((address) => `<${address}>; rel=modulepreload`),
    // The same `crossorigin` as in the page, otherwise browsers fetch them twice.
    ...styles.map((address) => `<${address}>; rel=preload; as=style; crossorigin`),
  ].join(', ')
}

function filesOf(manifest: Manifest, names: string[]): ScreenFiles {
  const seen = new Set<Chunk>()
  const found: Chunk[] = []
  // Imports come first: of two CSS rules with the same specificity, the later one wins.
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
