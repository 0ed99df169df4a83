import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from '#client/build/precompress.ts'

/** Where the server answers with the page; its files lie below. */
const base = '/graphql/'

/** A page of its own beside the site, so that nobody but integrators loads its editor. */
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
    // The editor is one large chunk by its nature.
    chunkSizeWarningLimit: 4000,
    // GraphiQL's files carry a note to a compiler that has been over them already.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
})
