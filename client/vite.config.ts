import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Alias } from 'vite'
import relay from 'vite-plugin-relay'
import { chunks } from './build/chunks.ts'
import { emojiData } from './build/emoji-data.ts'
import { renderIcons } from './build/icons.ts'
import { fingerprintScript } from './build/fingerprint-script.ts'
import { memeFiles } from './build/meme-files.ts'
import { precompress } from './build/precompress.ts'
import { buildServiceWorker } from './build/build-service-worker.ts'
import { cssOptions, layerStyles } from './build/style-layers.ts'
import { storeVersion } from './build/store-version.ts'

const api = 'http://localhost:4000'

// React Router exports only its development build.
const router = path.resolve(import.meta.dirname, '../node_modules/react-router/dist/production')
const productionRouter: Alias[] = [
  { find: /^react-router$/, replacement: `${router}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${router}/dom-export.mjs` },
]

// A flag that the site does not set chooses the experimental implementation, which is as large as the other. The site has no entry
// points and observes no fragments outside of components, so these are replaced by a small module.
const unusedRelay: Alias[] = [
  { find: './useFragmentInternal_EXPERIMENTAL', replacement: './useFragmentInternal_CURRENT' },
  {
    find: /^\.\/relay-hooks\/(EntryPointContainer\.react|loadEntryPoint|useEntryPointLoader)$/,
    replacement: './relay-hooks/useIsMountedRef',
  },
  {
    find: /^\.\/(store\/(observe(Fragment|Query)|waitForFragment)Experimental|network\/RelayQueryResponseCache)$/,
    replacement: './util/isEmptyObject',
  },
  {
    find: './live-resolvers/LiveResolverCache',
    replacement: path.join(import.meta.dirname, 'build/no-resolvers.ts'),
  },
]

// fontkit reads fonts in WOFF2 with a decoder of 66 kB, but those of memes are in WOFF.
const noWoff2: Alias = { find: 'brotli/decompress.js', replacement: 'tiny-inflate' }

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    relay,
    react(),
    layerStyles(),
    fingerprintScript('before-paint.js'),
    renderIcons(),
    memeFiles(),
    buildServiceWorker(),
    precompress(),
  ],
  css: cssOptions,
  define: { ...storeVersion, ...emojiData },
  resolve: { alias: command === 'build' ? [...unusedRelay, ...productionRouter, noWoff2] : [] },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
        // The license of this library asks for the place of its source.
        postBanner: ({ name }) =>
          name === 'convert-video'
            ? '/*! mediabunny, MPL-2.0, https://github.com/Vanilagy/mediabunny */'
            : '',
      },
    },
  },
  server: {
    proxy: {
      '/graphql': { target: api, ws: true },
      '/api': api,
      '/media': api,
      '/memes': api,
      '/qr.svg': api,
      '/health': api,
    },
  },
}))
