import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { type App, startApp } from '#server/app.ts'
import type { Overrides } from '#server/build-dependencies.ts'
import { buildConfig, type Config } from '#server/config/config.ts'
import { preparePhoto, prepareImage } from '#server/platform/images/process-image.ts'
import type { Images } from '#server/platform/images/images.ts'
import { openMailbox, type Mailbox } from './mailbox.ts'
import { createTestClock, type TestClock } from './test-clock.ts'
import { createTestDatabase } from './test-database.ts'

export type TestApp = App & {
  mailbox: Mailbox
  clock: TestClock
  databaseUrl: string
  dataDirectory: string
  /** Stops the server alone: its database, its files and its mail server stay for a look at them. */
  stopServer(): Promise<void>
}

/** Here and not in a process of their own, whose start would take longer than most tests. */
const images: Images = {
  preparePicture: (file) => prepareImage(file),
  preparePhoto: (file, { focus }) => preparePhoto(file, { focus }),
}

/** The whole server on a port of its own, over a database and a data directory of its own, with a real mail server. */
export async function startTestApp(
  changes: Partial<Config> = {},
  overrides: Overrides = {},
): Promise<TestApp> {
  const [testDatabase, mailbox, dataDirectory] = await Promise.all([
    createTestDatabase(),
    openMailbox(),
    mkdtemp(path.join(tmpdir(), 'guffaw-app-')),
  ])
  const clock = createTestClock()
  const settings = {
    PORT: 0,
    DATA_DIR: dataDirectory,
    DATABASE_URL: testDatabase.url,
    SMTP_URL: mailbox.smtpUrl,
    RATE_LIMITS: 'off' as const,
    // The tests' own, where there is another than on the PATH.
    FFMPEG_PATH: process.env['FFMPEG_PATH'],
  }
  const log = pino({ level: 'silent' })
  const cleanUp = async () => {
    await mailbox.close()
    await testDatabase.drop()
    await rm(dataDirectory, { recursive: true, force: true })
  }
  try {
    const app = await startApp({ ...buildConfig(settings), ...changes }, { clock, log, images, ...overrides })
    return {
      ...app,
      mailbox,
      clock,
      databaseUrl: testDatabase.url,
      dataDirectory,
      stopServer: app.stop,
      stop: () => app.stop().then(cleanUp),
    }
  } catch (error) {
    await cleanUp()
    throw error
  }
}
