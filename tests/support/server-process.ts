import { spawn, type ChildProcess } from 'node:child_process'
import { EventEmitter, on, once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { PROJECT_ROOT } from '#server/config/project-root.ts'
import { createHttpClient } from './http-client.ts'
import { PASSWORD, registration } from './members.ts'
import { createRestClient } from './rest-client.ts'

/** The result of `npm run build`. */
const BUILT = path.join(PROJECT_ROOT, 'dist/server')

/** The line of a server that is ready, with its URL. */
export const READY = /^Guffaw is ready at (http:\/\/localhost:\d+)$/

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

/** The code mailed to an address. Without a mail server, the server logs it. */
export async function loggedCode({ line }: ServerProcess, email: string): Promise<string> {
  const found = await line(new RegExp(`with the code .*${email}|${email}.*with the code`))
  const [, code] = /with the code (\d{6})/.exec(found) ?? []
  if (!code) throw new Error(`No code in ${found}`)
  return code
}

/** Registers a member with the code from the log, since there is no mail server, and signs in. */
export async function signUp(server: ServerProcess, username = 'ada') {
  const rest = createRestClient(createHttpClient(await urlOf(server)))
  const email = `${username}@mail.example`
  await rest.post('/auth/register', registration({ username, email }))
  await rest.post('/auth/otp-verify', { email, otp: await loggedCode(server, email) })
  const login = await rest.post('/auth/login', { email, password: PASSWORD })
  return {
    rest,
    accessToken: login.text('tokens.access.token'),
    refreshToken: login.text('tokens.refresh.token'),
  }
}

/** Resolves when the server is ready. */
export async function urlOf({ line }: ServerProcess): Promise<string> {
  const [, url = ''] = READY.exec(await line(READY)) ?? []
  return url
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
