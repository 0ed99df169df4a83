import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { EventEmitter, on, once } from 'node:events'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { PROJECT_ROOT } from '#server/config/project-root.ts'

/**
 * Within the project, since from there the built server finds what it needs; beside what `npm run build` makes, and this
 * run's own.
 */
const BUILT = path.join(PROJECT_ROOT, `dist/server-under-test-${process.pid}`)

export type ServerProcess = {
  child: ChildProcess
  /** Every line it wrote, until now. */
  output: string[]
  errors: string[]
  /** The first line that matches, also one of the past. Rejects when the process ends without it. */
  line(pattern: RegExp): Promise<string>
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>
}

/** Builds the server as `npm run build` does. */
export async function buildServer(): Promise<void> {
  const vite = path.join(PROJECT_ROOT, 'node_modules/vite/bin/vite.js')
  const flags = ['build', '--config', 'server/vite.config.ts', '--outDir', BUILT, '--logLevel', 'error']
  await promisify(execFile)(process.execPath, [vite, ...flags], { cwd: PROJECT_ROOT })
}

export async function removeBuiltServer(): Promise<void> {
  await rm(BUILT, { recursive: true, force: true })
}

/** What an operator types after `npm run admin --`, with these settings and no others. */
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

/** The built server as a process of its own, with these settings and no others. */
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
