import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import relay from 'vite-plugin-relay'
import { emojiData } from '../client/build/emoji-data.ts'
import { memeFiles } from '../client/build/meme-files.ts'
import { FailureReport } from './setup/failure-report.ts'
import { SlowFirst } from './setup/slow-first.ts'

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

const exclude = [...configDefaults.exclude, 'dist/**', '.data/**']
const common = {
  exclude,
  // Files share the modules and servers of a worker. Loading them for each file would double the time.
  isolate: false,
  // Concurrent garbage collection would take processor time from the other worker.
  execArgv: ['--single-threaded-gc'],
  // Milliseconds. They end tests that hang, also on a busy machine, and do not slow down passing tests.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
  // Each worker would transform the large bundle of the server renderer.
  server: { deps: { external: [/\/dist\/ssr\//] } },
}
/** Tests of modules that need PostgreSQL, Redis, ffmpeg, sharp or sockets. */
const infra = '{server,prisma}/**/*.infra.test.ts'

const reportFile = process.env['TEST_REPORT']

export default defineConfig({
  root,
  test: {
    reporters: reportFile ? ['default', new FailureReport(reportFile)] : ['default'],
    // One worker more than cores, because tests of processes, timeouts and pages leave a quarter of the time of two workers unused.
    // Each worker needs up to 50 connections to PostgreSQL.
    maxWorkers: Math.min(availableParallelism() + 1, 4),
    sequence: {
      sequencer: SlowFirst,
      shuffle: process.env['CI'] !== undefined,
      seed: Number(process.env['TEST_SEED'] ?? Date.now()),
    },
    globalSetup: ['tests/setup/template-database.ts'],
    projects: [
      {
        ...shared,
        test: {
          ...common,
          name: 'unit',
          include: ['{rules,server,prisma,tests/bench}/**/*.test.ts'],
          exclude: [...exclude, infra],
        },
      },
      {
        ...shared,
        resolve: { alias: [singleGraphQL, browserTus] },
        plugins: [relay, memeFiles()],
        define: emojiData,
        test: {
          ...common,
          name: 'component',
          server: { deps: { inline: ['tus-js-client'] } },
          include: ['client/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['tests/setup/component.ts'],
        },
      },
      {
        ...shared,
        test: {
          ...common,
          name: 'server',
          include: ['tests/{slow,browser,integration,contract}/**/*.test.ts', infra],
        },
      },
    ],
  },
})
