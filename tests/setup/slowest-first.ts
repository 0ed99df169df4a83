import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The projects with the longest files first, so that no worker waits for one of them at the end. */
const PROJECTS = ['slow', 'browser', 'server', 'component', 'unit']

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ project }: TestSpecification) => PROJECTS.indexOf(project.name)
    return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}
