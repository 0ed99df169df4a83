import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { SITE_DIRECTORY } from '#server/config/project-root.ts'

type Chunk = { file: string; name: string; imports?: string[] }

/** The code of these chunks of the build and of all their static imports. */
export async function scriptsOf(...names: string[]): Promise<string[]> {
  const manifest: Record<string, Chunk> = JSON.parse(
    await readFile(path.join(SITE_DIRECTORY, '.vite/manifest.json'), 'utf8'),
  )
  const files = new Set<string>()
  const take = (chunk: Chunk | undefined) => {
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const key of chunk.imports ?? []) take(manifest[key])
  }
  const chunks = Object.values(manifest).filter(({ file }) => file.endsWith('.js'))
  for (const name of names) {
    const named = chunks.find((chunk) => chunk.name === name)
    if (!named) throw new Error(`The build has no chunk ${name}`)
    take(named)
  }
  return Promise.all([...files].map((file) => readFile(path.join(SITE_DIRECTORY, file), 'utf8')))
}

/** Bytes, with each file compressed by gzip. */
export function sizeOf(scripts: string[]): number {
  return scripts.reduce((total, script) => total + gzipSync(script, { level: 9 }).length, 0)
}
