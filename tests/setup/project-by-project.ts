import { createHash } from 'node:crypto'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Those with the longest files first, so that no worker waits for one of them at the end. */
const PROJECTS = ['slow', 'browser', 'server', 'component', 'unit']

/** Finishes a project before the next one, because only the files of one project share a worker with its servers and browser. */
export class ProjectByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { shuffle, seed } = this.ctx.config.sequence
    const sorted = shuffle ? shuffleFiles(files, seed) : await super.sort(files)
    const rankOf = ({ project }: TestSpecification) => PROJECTS.indexOf(project.name)
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}

function shuffleFiles(files: TestSpecification[], seed: number): TestSpecification[] {
  const keyOf = ({ moduleId }: TestSpecification) =>
    createHash('sha256').update(`${seed} ${moduleId}`).digest('hex')
  const keys = new Map(files.map((file) => [file, keyOf(file)]))
  return files.toSorted((one, other) => (keys.get(one) ?? '').localeCompare(keys.get(other) ?? ''))
}
