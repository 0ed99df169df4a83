import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import relay from 'vite-plugin-relay'
import { memeFiles } from '#client/build/meme-files.ts'
import { cssOptions, layerStyles } from '#client/build/style-layers.ts'
import { storeVersion } from '#client/build/store-version.ts'

/** Bundles the components of the client, with React, for rendering on the server. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '..'),
  publicDir: false,
  plugins: [relay, react(), layerStyles(), memeFiles()],
  css: cssOptions,
  define: { ...storeVersion, 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'ssr/entry-server.tsx',
    target: 'node20',
    outDir: '../dist/ssr',
    emptyOutDir: true,
  },
})
