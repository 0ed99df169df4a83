import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import relay from 'vite-plugin-relay'
import { storeVersion } from '#client/build/store-version.ts'

/** Bundles what the server draws pages with, React and all: the same components as the site's, and nothing but text comes out. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '..'),
  publicDir: false,
  plugins: [relay, react()],
  define: { ...storeVersion, 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'ssr/entry-server.tsx',
    target: 'node20',
    outDir: '../dist/ssr',
    emptyOutDir: true,
  },
})
