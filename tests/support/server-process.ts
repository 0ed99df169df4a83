import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { EventEmitter, on, once } from 'node:events'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { PROJECT_ROOT } from '#server/config/project-root.ts'

/**
 * Within the project, because the built server resolves its dependencies from there. Separate from `npm run build` and for this
 * run only.
 */
const BUILT = path.join(PROJECT_ROOT, `dist/server-under-test-${process.pid}`)

export type ServerProcess = {
  child: ChildProcess
  /** All output lines so far. */
  output: string[]
  errors: string[]
  /** The first line that matches, also an earlier one. Rejects if the process ends without it. */
  line(pattern: RegExp): Promise<string>
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>
}

/** Builds the server like `npm run build`. */
export async function buildServer(): Promise<void> {
  const vite = path.join(PROJECT_ROOT, 'node_modules/vite/bin/vite.js')
  const flags = ['build', '--config', 'server/vite.config.ts', '--outDir', BUILT, '--logLevel', 'error']
  await promisify(execFile)(process.execPath, [vite, ...flags], { cwd: PROJECT_ROOT })
}

export async function removeBuiltServer(): Promise<void> {
  await rm(BUILT, { recursive: true, force: true })
}

/** Runs `npm run admin --` with only these settings. */
export async function runAdmin(
  parts: string[],
  settings: Record<string, string>,
): Promise<{ code: number; output: string; errors: string }> {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [path.join(BUILT, 'admin.js'), ...parts], {
    env: { PATH, HOME, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { code, output, errors }
}

/** Starts the built server as a process with only these settings. */
export function startServerProcess(settings: Record<string, string>): ServerProcess {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [path.join(BUILT, 'main.js')], {
    env: { PATH, HOME, PORT: '0', DEMO: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const news = new EventEmitter()
  const [output, errors]: [string[], string[]] = [[], []]
  for (const [stream, lines] of [
    [child.stdout, output],
    [child.stderr, errors],
  ] as const)
    createInterface(stream).on('line', (line) => {
      lines.push(line)
      news.emit('line', line)
    })
  const ended = once(child, 'close').then(([code, signal]) => {
    news.emit('line', null)
    return code ?? signal
  })
  return {
    child,
    output,
    errors,
    async line(pattern) {
      const past = output.find((line) => pattern.test(line))
      if (past) return past
      for await (const [line] of on(news, 'line')) {
        if (line === null) break
        if (pattern.test(line)) return line
      }
      throw new Error(`The server ended without a line like ${pattern}: ${[...output, ...errors].join('\n')}`)
    },
    ended,
  }
}
