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
      }))
    const passed = modules.reduce((sum, { children }) => sum + titles(children.allTests('passed')).length, 0)
    mkdirSync(path.dirname(this.#file), { recursive: true })
    writeFileSync(this.#file, JSON.stringify({ passed, failedFiles, unhandledErrors: errors.length }))
  }
}

function titles(tests: Iterable<{ fullName: string }>): string[] {
  return Array.from(tests, ({ fullName }) => fullName)
}
