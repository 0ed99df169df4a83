import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { CSSOptions, Plugin } from 'vite'

const client = path.resolve(import.meta.dirname, '..')
const breakpoints = readFileSync(path.join(client, 'ui/media.css'), 'utf8')

/** The order of the layers, in every file: the files may be loaded in any order. */
const ORDER = '@layer reset, base, ui, features;'

/** Lightning CSS replaces the breakpoints. */
export const cssOptions: CSSOptions = {
  transformer: 'lightningcss',
  lightningcss: { drafts: { customMedia: true } },
}

/**
 * Puts the style sheets of components into the layer of their folder, so that those of features override those of ui/, and
 * gives them the breakpoints of ui/media.css. Style sheets of packages belong to the layer `base`.
 */
export function layerStyles(): Plugin {
  return {
    name: 'layer-styles',
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.split('?')
      const layer = layerOf(path.relative(client, file))
      if (layer === undefined) return undefined
      return { code: `${breakpoints}${ORDER}@layer ${layer} {${code}}`, map: null }
    },
  }
}

function layerOf(file: string): string | undefined {
  if (!file.endsWith('.css')) return undefined
  if (file.startsWith('..')) return 'base'
  if (!file.endsWith('.module.css')) return undefined
  return file.startsWith('ui/') ? 'ui' : 'features'
}
