import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT_FILE = /\.(js|css|html|svg|txt|webmanifest)$/
/** Smaller ones fit into one packet as they are. */
const WORTHWHILE_BYTES = 1024

/** Writes a `.br` and a `.gz` beside each text file of the build, which the server then sends without further work. */
export function precompress(): Plugin {
  let directory = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved({ root, build }) {
      directory = path.resolve(root, build.outDir)
    },
    async closeBundle() {
      const names = await readdir(directory, { recursive: true })
      const files = names.filter((name) => TEXT_FILE.test(name)).map((name) => path.join(directory, name))
      await Promise.all(files.map(compressFile))
    },
  }
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < WORTHWHILE_BYTES) return
  await Promise.all([
    promisify(brotliCompress)(content).then((bytes) => writeFile(`${file}.br`, bytes)),
    promisify(gzip)(content, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ])
}
