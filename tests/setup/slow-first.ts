import { createHash } from 'node:crypto'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Those with the longest files first, so that no worker waits for one of them at the end. Files of one project follow each other,
 * because only they share a worker with its modules, servers and browser.
 */
const ORDER = [
  /\/tests\/slow\/|\.infra\.test\.ts$/,
  /\/tests\/browser\//,
  /\/tests\/(integration|contract)\//,
  /\/client\//,
]

/** Runs kinds of test files one after the other. */
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
