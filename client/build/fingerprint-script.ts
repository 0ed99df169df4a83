import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * Emits a classic script of index.html as `assets/<name>-<hash>.js`, which browsers cache forever. Vite adds hashes to module
 * scripts only, and those may run after the first paint.
 */
export function fingerprintScript(name: string): Plugin {
  let address = ''
  return {
    name: 'fingerprint-script',
    apply: 'build',
    async buildStart() {
      const source = await readFile(path.join(import.meta.dirname, '..', name))
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
      const { name: stem, ext } = path.parse(name)
      const fileName = `assets/${stem}-${hash}${ext}`
      this.emitFile({ type: 'asset', fileName, source })
      address = `/${fileName}`
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(`src="/${name}"`, () => `src="${address}"`),
    },
  }
}
