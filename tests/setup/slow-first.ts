import { createHash } from 'node:crypto'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The kinds of test files in the order in which they run. The kind with the longest files is first, because a long file at the end
 * would leave the other workers idle. Slow tests, which wait for timeouts and processes, run beside browser tests, which keep the
 * processors busy. Files of one project follow each other, because a worker runs the files of one project only.
 */
const ORDER = [
  /\/tests\/(slow|browser)\/|\.infra\.test\.ts$/,
  /\/tests\/(integration|contract)\//,
  /\/client\//,
]

/** Sorts the test files by `ORDER`. With `shuffle`, the files of a kind are in a random order that depends on the seed. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { shuffle, seed } = this.ctx.config.sequence
    const sorted = shuffle ? shuffleFiles(files, seed) : await super.sort(files)
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = ORDER.findIndex((pattern) => pattern.test(moduleId))
  return rank < 0 ? ORDER.length : rank
}
function shuffleFiles(files: TestSpecification[], seed: number): TestSpecification[] {
  const keyOf = ({ moduleId }: TestSpecification) =>
    createHash('sha256').update(`${seed} ${moduleId}`).digest('hex')
  const keys = new Map(files.map((file) => [file, keyOf(file)]))
  return files.toSorted((one, other) => (keys.get(one) ?? '').localeCompare(keys.get(other) ?? ''))
}
