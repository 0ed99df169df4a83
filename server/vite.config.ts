import { defineConfig } from 'vite'

/** Bundles the server's own code; what it takes from npm stays in node_modules. */
export default defineConfig({
  build: {
    ssr: 'server/main.ts',
    target: 'node20',
    outDir: 'dist/server',
    emptyOutDir: true,
    sourcemap: true,
  },
})
