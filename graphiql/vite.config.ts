import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from '#client/build/precompress.ts'

/** The URL of the page. Its files are below it. */
const base = '/graphql/'

/** GraphiQL is built separately from the site, so that the site does not load the editor. */
export default defineConfig({
  root: import.meta.dirname,
  base,
  plugins: [react(), precompress(9)],
  html: { cspNonce: 'NONCE' },
  worker: { format: 'es' },
  build: {
    outDir: '../dist/graphiql',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // The editor is a single large chunk.
    chunkSizeWarningLimit: 4000,
    // The compiled files of GraphiQL still contain directives for the React Compiler.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
})
