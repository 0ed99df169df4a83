import { defineConfig } from 'vite'

/** Bundles the server's own code; what it takes from npm stays in node_modules. */
export default defineConfig({
  build: {
    ssr: true,
    rollupOptions: { input: { main: 'server/main.ts', admin: 'server/admin/main.ts' } },
    target: 'node20',
    outDir: 'dist/server',
    emptyOutDir: true,
    sourcemap: true,
  },
})
