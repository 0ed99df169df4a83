import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PROJECT_ROOT } from '#server/config/project-root.ts'
import type { Community } from '../community/community.ts'
import { startPeer, type Peer } from './process.ts'

/** The arguments of `npm run serve`. */
const SERVER = ['--enable-source-maps', path.join(PROJECT_ROOT, 'dist/server/main.js')]

/** The production configuration, without limits, mail and video processing. */
const SETTINGS = {
  PORT: '0',
  DEMO: 'off',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
  FFMPEG_PATH: '/nowhere/ffmpeg',
  SMTP_URL: 'smtp://localhost:1',
}

/** Starts the built server with that database. */
export function startOurs(
  { dataDirectory, databaseUrl, authSecret }: Pick<Community, 'dataDirectory' | 'databaseUrl' | 'authSecret'>,
  changes: Record<string, string> = {},
): Promise<Peer> {
  return startPeer('ours', SERVER, {
    ...SETTINGS,
    AUTH_SECRET: authSecret,
    DATA_DIR: dataDirectory,
    DATABASE_URL: databaseUrl,
    ...changes,
  })
}

/** Milliseconds until the first response, including the embedded PostgreSQL, with an existing data directory. */
export async function timeStarts(times: number): Promise<number[]> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'guffaw-bench-'))
  const start = async () => {
    const secret = { AUTH_SECRET: randomBytes(32).toString('hex') }
    const peer = await startPeer('ours', SERVER, { ...SETTINGS, ...secret, DATA_DIR: dataDirectory })
    await peer.stop()
    return peer.startedIn
  }
  try {
    await start()
    const taken: number[] = []
    while (taken.length < times) taken.push(await start())
    return taken
  } finally {
    await rm(dataDirectory, { recursive: true, force: true })
  }
}
