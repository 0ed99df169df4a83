import { readFile } from 'node:fs/promises'
import path from 'node:path'

type Chunk = { file: string; name?: string; imports?: string[]; css?: string[] }
type Manifest = Record<string, Chunk>

/** The URL paths of the files that a screen needs in addition to index.html. */
export type ScreenFiles = { modules: string[]; styles: string[] }

export type ByLayout<T> = { narrow: T; wide: T }

/** Returns the files of chunks, which the build may have combined with others. */
export type SiteFiles = (chunks: readonly string[]) => ScreenFiles

/** Nearly every screen of members needs these chunks. */
export const MEMBER_CHUNKS = ['app', 'member', 'resume-session']

/** Every public screen with data needs these chunks. */
export const VISITOR_CHUNKS = ['app', 'member', 'VisitorLayout']

export async function readSiteFiles(directory: string): Promise<SiteFiles> {
  const manifest: Manifest = JSON.parse(await readFile(path.join(directory, '.vite/manifest.json'), 'utf8'))
  return (chunks) => filesOf(manifest, chunks)
}

/** The header lets browsers fetch the files in parallel with the entry script. */
export function linkHeader({ modules, styles }: ScreenFiles): string {
  return [
    ...modules.map((url) => `<${url}>; rel=modulepreload`),
    // The `crossorigin` attribute is the same as in the page, otherwise browsers fetch the files twice.
    ...styles.map((url) => `<${url}>; rel=preload; as=style; crossorigin`),
  ].join(', ')
}

function filesOf(manifest: Manifest, names: readonly string[]): ScreenFiles {
  const visited = new Set<Chunk>()
  const chunks: Chunk[] = []
  // Imports come first: of two CSS rules with the same specificity, the later one wins.
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || visited.has(chunk)) return
    visited.add(chunk)
    for (const key of chunk.imports ?? []) add(manifest[key])
    chunks.push(chunk)
  }
  const scripts = Object.values(manifest).filter(({ file }) => file.endsWith('.js'))
  for (const name of names) add(scripts.find((chunk) => chunk.name === name))
  return {
    modules: chunks.map(({ file }) => `/${file}`),
    styles: chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`)),
  }
}
