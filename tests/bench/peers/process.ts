import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'

/** A server under test with the headers that its requests need. */
export type Peer = { name: PeerName; url: string; pid: number; startedIn: number; stop(): Promise<void> }
export type PeerName = 'ours' | 'ours, few posts' | 'hand-written' | 'PostGraphile' | 'bare ws'

/** A Node.js program as a process, once it has printed its URL. `startedIn` is in milliseconds. */
export async function startPeer(
  name: PeerName,
  command: string[],
  settings: Record<string, string>,
): Promise<Peer> {
  const { PATH = '', HOME = '' } = process.env
  const begun = performance.now()
  const child = spawn(process.execPath, command, {
    env: { PATH, HOME, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  for await (const line of createInterface(child.stdout)) {
    const [, url] = /ready at (\S+)/.exec(line) ?? []
    if (!url || !child.pid) continue
    const startedIn = performance.now() - begun
    // Reads and discards later output.
    child.stdout.resume()
    const stop = async () => {
      child.kill()
      await ended
    }
    return { name, url, pid: child.pid, startedIn, stop }
  }
  throw new Error(`${command.join(' ')} ended before it was ready`)
}

/** Resident megabytes, NaN if not on Linux. */
export async function memoryOf({ pid }: Pick<Peer, 'pid'>): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}

/** CPU milliseconds of the process and its current and former children, in steps of 10. Linux only. */
export async function processorTimeOf({ pid }: Pick<Peer, 'pid'>): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // After the name, which can contain any characters: user and system time of the process, then of its ended children.
  const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const own = afterName.slice(11, 15).reduce((total, ticks) => total + Number(ticks), 0) * 10
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const ofChildren = children
    .split(' ')
    .filter(Boolean)
    .map((child) => processorTimeOf({ pid: Number(child) }))
  return (await Promise.all(ofChildren)).reduce((total, time) => total + time, own)
}
