import { defineConfig } from 'vite'

/** Bundles the server's own code. npm packages are loaded from node_modules. */
export default defineConfig({
  build: {
    ssr: true,
    rollupOptions: {
      input: {
        main: 'server/main.ts',
        admin: 'server/admin/main.ts',
        'image-process': 'server/platform/images/image-process.ts',
      },
      // The image worker starts `image-process` from its own directory.
      output: { chunkFileNames: '[name]-[hash].js' },
    },
    target: 'node20',
    outDir: 'dist/server',
    emptyOutDir: true,
    sourcemap: true,
  },
})
