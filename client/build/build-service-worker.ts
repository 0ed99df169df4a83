import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type Plugin } from 'vite'

/** The files to precache: those of the screens of members, without the images of the landing page and the conversion of videos. */
const PRECACHED =
  /^(index\.html|favicon\.svg|default-avatar\.svg|art\/(icons|wordmark|lost|cast\/\w+)\.svg|assets\/(?!convert-video-).*\.(js|css|woff2))$/

/** Builds the service worker `sw.js`, which contains the list of files to precache. */
export function buildServiceWorker(): Plugin {
  let outDir = ''
  return {
    name: 'build-service-worker',
    apply: 'build',
    configResolved({ root, build: { outDir: directory } }) {
      outDir = path.resolve(root, directory)
    },
    async writeBundle() {
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: { BUILT_FILES: JSON.stringify(await builtFiles(outDir)) },
        build: {
          outDir,
          emptyOutDir: false,
          rolldownOptions: {
            input: path.join(import.meta.dirname, '../pwa/service-worker.ts'),
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      })
    },
  }
}

async function builtFiles(directory: string) {
  const names = (await readdir(directory, { recursive: true })).map((name) => name.replaceAll(path.sep, '/'))
  return Promise.all(
    names
      .filter((name) => PRECACHED.test(name))
      .sort()
      .map(async (name) => ({ url: `/${name}`, revision: await revisionOf(directory, name) })),
  )
}

/** The names of the files in `assets` contain a hash already. */
async function revisionOf(directory: string, name: string): Promise<string | null> {
  if (name.startsWith('assets/')) return null
  return createHash('sha256')
    .update(await readFile(path.join(directory, name)))
    .digest('hex')
    .slice(0, 16)
}
