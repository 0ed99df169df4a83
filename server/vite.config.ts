import { defineConfig } from 'vite'

/**
 * Packages that consist of many small modules and of nothing else. Loading their 1,000 files took a third of the time that the
 * server needs to start.
 */
const BUNDLED = [
  /^(graphql-yoga|jose|kysely|strtok3|uuid|zod)$/,
  /^@(envelop|graphql-tools|graphql-yoga|pothos|repeaterjs|tokenizer|whatwg-node)\//,
]

/** Bundles the server's own code with these packages. Other packages are loaded from node_modules. */
export default defineConfig({
  ssr: { noExternal: BUNDLED },
  build: {
    ssr: true,
    rollupOptions: {
      input: {
        main: 'server/main.ts',
        admin: 'server/admin/main.ts',
        'image-process': 'server/platform/images/image-process.ts',
        'render-thread': 'server/platform/images/render-thread.ts',
      },
      // The image worker starts the other files from its own directory.
      // Stack traces need only the mappings, and Node.js keeps whole source maps in memory.
      output: { chunkFileNames: '[name]-[hash].js', sourcemapExcludeSources: true },
    },
    target: 'node20',
    outDir: 'dist/server',
    emptyOutDir: true,
    sourcemap: true,
  },
})
