import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

const SITE = path.resolve(import.meta.dirname, '../../dist/client')
/** Out of a sentence in relay-runtime that no minifier touches. */
const A_WORD_OF_RELAY = 'RelayPublishQueue'

type Chunk = { file: string; name: string; imports?: string[] }

test('the landing page is at most 112 kB of JavaScript, with no Relay in it', async () => {
  const scripts = await scriptsOf('start', 'LandingRoute')
  expect(sizeOf(scripts)).toBeLessThanOrEqual(112_000)
  for (const script of scripts) expect(script).not.toContain(A_WORD_OF_RELAY)
})

test('the feed is at most 220 kB of JavaScript in a few files', async () => {
  const scripts = await scriptsOf('start', 'resume-session', 'app', 'member')
  expect(sizeOf(scripts)).toBeLessThanOrEqual(220_000)
  expect(scripts.length).toBeLessThanOrEqual(10)
  expect(scripts.some((script) => script.includes(A_WORD_OF_RELAY))).toBe(true)
})

/** The code of these chunks and of all that they import. What they load later is not in it. */
async function scriptsOf(...names: string[]): Promise<string[]> {
  const manifest: Record<string, Chunk> = JSON.parse(
    await readFile(path.join(SITE, '.vite/manifest.json'), 'utf8'),
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
  return Promise.all([...files].map((file) => readFile(path.join(SITE, file), 'utf8')))
}

function sizeOf(scripts: string[]): number {
  return scripts.reduce((total, script) => total + gzipSync(script, { level: 9 }).length, 0)
}
