import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { access, constants } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { startOnUnusedPort } from './unused-port.ts'

export type RedisServer = {
  url: string
  /** Restarts the server without its data at the same address. */
  restart(): Promise<void>
  stop(): Promise<void>
  /** Starts it again at the same address. */
  start(): Promise<void>
  /** Pauses the process: it accepts input and does not respond. */
  freeze(): void
  wake(): void
}

/** Null if Redis is not installed, which is an error in CI. */
export async function findRedisServer(): Promise<string | null> {
  for (const directory of (process.env['PATH'] ?? '').split(path.delimiter)) {
    const program = path.join(directory, 'redis-server')
    if (await isProgram(program)) return program
  }
  if (process.env['CI']) throw new Error('redis-server is missing (on Debian: apt-get install redis-server)')
  return null
}

function isProgram(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  )
}

/** A Redis server without persistence. */
export async function startRedisServer(program: string, options: string[] = []): Promise<RedisServer> {
  const launchOn = (port: number) => launch(program, ['--port', String(port), ...options])
  const { port, server: first } = await startOnUnusedPort(launchOn)
  let server = first
  return {
    url: `redis://127.0.0.1:${port}`,
    async restart() {
      await stop(server)
      server = await launchOn(port)
    },
    stop: () => stop(server),
    async start() {
      server = await launchOn(port)
    },
    freeze: () => void server.kill('SIGSTOP'),
    wake: () => void server.kill('SIGCONT'),
  }
}

async function launch(program: string, options: string[]): Promise<ChildProcess> {
  const flags = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', ...options]
  const server = spawn(program, flags, { stdio: ['ignore', 'pipe', 'inherit'] })
  const said: string[] = []
  for await (const line of createInterface(server.stdout)) {
    said.push(line)
    if (line.includes('Ready to accept connections')) return server
  }
  throw new Error(`redis-server did not start:\n${said.join('\n')}`)
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}
