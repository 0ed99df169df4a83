import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/** Writes the outcome of a run to a file, from which `.ci/run` repeats the failed files. */
export class FailureReport implements Reporter {
  readonly #file: string

  constructor(file: string) {
    this.#file = file
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const failedFiles = modules
      .filter((module) => !module.ok())
      .map((module) => ({
        file: path.relative(process.cwd(), module.moduleId),
        tests: titles(module.children.allTests('failed')),
        messages: messagesOf(module),
      }))
    const passed = modules.reduce((sum, { children }) => sum + titles(children.allTests('passed')).length, 0)
    mkdirSync(path.dirname(this.#file), { recursive: true })
    writeFileSync(this.#file, JSON.stringify({ passed, failedFiles, unhandledErrors: errors.length }))
  }
}

/** The messages of the failed tests, and of what failed outside of them. */
function messagesOf(module: TestModule): string[] {
  const errors = [
    ...module.errors(),
    ...Array.from(module.children.allSuites()).flatMap((suite) => suite.errors()),
    ...Array.from(module.children.allTests('failed')).flatMap((failed) => failed.result().errors ?? []),
  ]
  return errors.map(({ message, stacks = [] }) => {
    const [place] = stacks
    return place ? `${message}\n    at ${path.relative(process.cwd(), place.file)}:${place.line}` : message
  })
}

function titles(tests: Iterable<{ fullName: string }>): string[] {
  return Array.from(tests, ({ fullName }) => fullName)
}
