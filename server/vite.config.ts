import { defineConfig } from 'vite'

/** Bundles the server's own code; what it takes from npm stays in node_modules. */
export default defineConfig({
  build: {
    ssr: true,
    rollupOptions: {
      input: {
        main: 'server/main.ts',
        admin: 'server/admin/main.ts',
        'image-process': 'server/platform/images/image-process.ts',
      },
      // All in one directory, since the code that starts the process for pictures looks for it beside itself.
      output: { chunkFileNames: '[name]-[hash].js' },
    },
    target: 'node20',
    outDir: 'dist/server',
    emptyOutDir: true,
    sourcemap: true,
  },
})
