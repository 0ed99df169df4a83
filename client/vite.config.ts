import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import relay from 'vite-plugin-relay'

const api = 'http://localhost:4000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [relay, react()],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      '/graphql': { target: api, ws: true },
      '/api': api,
      '/media': api,
      '/health': api,
    },
  },
})
