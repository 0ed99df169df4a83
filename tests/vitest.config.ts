import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import relay from 'vite-plugin-relay'
import { memeFiles } from '../client/build/meme-files.ts'
import { SlowestFirst } from './setup/slowest-first.ts'

const root = path.resolve(import.meta.dirname, '..')

/** Vite resolves graphql to its ES module build, while Pothos and Yoga load the CommonJS build: two copies of every class. */
const singleGraphQL = {
  find: /^graphql$/,
  replacement: createRequire(import.meta.url).resolve('graphql'),
}

/** The package exports a build for Node.js, which does not use the browser's XMLHttpRequest. */
const browserTus = {
  find: /^tus-js-client$/,
  replacement: path.join(root, 'node_modules/tus-js-client/lib.esm/browser/index.js'),
}

const shared = { root, resolve: { alias: [singleGraphQL] } }

/** Milliseconds. Long enough for a busy machine. It does not slow down passing tests. */
const expect = { poll: { timeout: 10_000 } }
const exclude = [...configDefaults.exclude, 'dist/**', '.data/**']
/** Tests of modules that need PostgreSQL, Redis, ffmpeg, sharp or sockets. */
const infra = '{server,prisma}/**/*.infra.test.ts'

export default defineConfig({
  root,
  test: {
    reporters: process.env['CI'] ? ['default', 'json'] : ['default'],
    outputFile: { json: 'dist/test-results.json' },
    // One more than the cores, because most tests wait for other processes. Each worker needs up to 50 connections to PostgreSQL.
    maxWorkers: Math.min(availableParallelism() + 1, 4),
    sequence: { sequencer: SlowestFirst },
    // Shared by all projects, because the migration engine cannot run twice in one process.
    globalSetup: ['tests/setup/template-database.ts'],
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          include: ['{rules,server,prisma,tests/bench}/**/*.test.ts'],
          exclude: [...exclude, infra],
          isolate: false,
        },
      },
      {
        ...shared,
        resolve: { alias: [singleGraphQL, browserTus] },
        plugins: [relay, memeFiles()],
        test: {
          name: 'component',
          server: { deps: { inline: ['tus-js-client'] } },
          include: ['client/**/*.test.{ts,tsx}'],
          exclude,
          environment: 'jsdom',
          setupFiles: ['tests/setup/component.ts'],
          isolate: false,
          testTimeout: 15_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'server',
          include: ['tests/{integration,contract}/**/*.test.ts'],
          exclude,
          // Each file has its own server and database. Reloading the server's modules for each would double the time.
          isolate: false,
          expect,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'slow',
          include: ['tests/slow/**/*.test.ts', infra],
          exclude,
          expect,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          exclude,
          expect,
          testTimeout: 90_000,
          hookTimeout: 90_000,
          isolate: false,
        },
      },
    ],
  },
})
