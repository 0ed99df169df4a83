import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import relay from 'vite-plugin-relay'

const root = path.resolve(import.meta.dirname, '..')

/** Vite would give our files graphql's ES build while Node gives Pothos and Yoga the CommonJS one: two realms. */
const oneGraphQL = { find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }

/** As the client's build has it: its package offers Node another one, which sends without a browser. */
const browserTus = {
  find: /^tus-js-client$/,
  replacement: path.join(root, 'node_modules/tus-js-client/lib.esm/browser/index.js'),
}

const shared = { root, resolve: { alias: [oneGraphQL] } }
const exclude = [...configDefaults.exclude, 'dist/**', '.data/**']

export default defineConfig({
  root,
  test: {
    reporters: process.env['CI'] ? ['default', 'json'] : ['default'],
    outputFile: { json: 'dist/test-results.json' },
    // For all projects together: one PostgreSQL for the run.
    globalSetup: ['tests/setup/template-database.ts'],
    // Vitest would leave a core free: on a machine with two, that is half of it waiting while tests wait for PostgreSQL.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          include: ['{rules,server,prisma,tests/bench}/**/*.test.ts'],
          exclude,
          testTimeout: 20_000,
        },
      },
      {
        ...shared,
        resolve: { alias: [oneGraphQL, browserTus] },
        plugins: [relay],
        test: {
          name: 'component',
          server: { deps: { inline: ['tus-js-client'] } },
          include: ['client/**/*.test.{ts,tsx}'],
          exclude,
          environment: 'jsdom',
          setupFiles: ['tests/setup/component.ts'],
          testTimeout: 15_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'integration',
          include: ['tests/{integration,contract}/**/*.test.ts'],
          exclude,
          // Each file has a server and a database of its own; loading the server's code anew would double the time.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          exclude,
          testTimeout: 40_000,
          hookTimeout: 60_000,
          // Chromium takes a core for itself: journeys side by side would only wait for each other.
          fileParallelism: false,
        },
      },
    ],
  },
})
