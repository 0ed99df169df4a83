import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { type App, startApp } from '#server/app.ts'
import type { Overrides } from '#server/build-dependencies.ts'
import { buildConfig, type Config } from '#server/config/config.ts'
import { readEnvironment } from '#server/config/env.ts'
import { preparePhoto, prepareImage, readImageFrames } from '#server/platform/images/process-image.ts'
import { memePixels, rasterizeMeme } from '#server/platform/images/rasterize-meme.ts'
import { renderDrawing } from '#server/platform/images/render-drawing.ts'
import type { Images } from '#server/platform/images/images.ts'
import { createPasswords } from '#server/platform/passwords.ts'
import { openMailbox, type Mailbox } from './mailbox.ts'
import { createRecordedEvents, type RecordedEvents } from './recorded-events.ts'
import { createTestClock, type TestClock } from './test-clock.ts'
import { createTestDatabase } from './test-database.ts'

export type TestApp = App &
  Pick<RecordedEvents, 'untilWatchers'> & {
    mailbox: Mailbox
    clock: TestClock
    /** Empty for an embedded database. */
    databaseUrl: string
    dataDirectory: string
    /** Stops only the server. Its database, files and mail server stay for inspection. */
    stopServer(): Promise<void>
  }

/** Runs in this process, because starting another one takes longer than most tests. */
const images: Images = {
  prepareImage: (file) => prepareImage(file),
  readFrames: (file) => readImageFrames(file),
  preparePhoto: (file, { focus }) => preparePhoto(file, { focus }),
  renderMeme: (drawing) => renderDrawing(drawing),
  drawMeme: (svg, picture) => rasterizeMeme(svg, picture),
  prepareMeme: async (svg) => prepareImage(await memePixels(svg)),
}

export type TestOverrides = Omit<Overrides, 'clock'> & { clock?: TestClock }

/** The cost is not what tests are about. */
const passwords = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 })

/**
 * Starts a complete server on a free port with its own data directory and mail server, and by default its own database. It runs
 * no repeated tasks: a test calls `app.run`. `untilWatchers` knows the subscriptions of servers without Redis.
 */
export async function startTestApp(
  changes: Partial<Config> = {},
  { clock = createTestClock(), ...overrides }: TestOverrides = {},
): Promise<TestApp> {
  const [testDatabase, mailbox, dataDirectory] = await Promise.all([
    changes.databaseUrl === undefined ? createTestDatabase() : null,
    openMailbox(),
    mkdtemp(path.join(tmpdir(), 'guffaw-app-')),
  ])
  const settings = {
    PORT: '0',
    DATA_DIR: dataDirectory,
    DATABASE_URL: testDatabase?.url,
    SMTP_URL: mailbox.smtpUrl,
    RATE_LIMITS: 'off',
    // A separate ffmpeg for tests, if there is one.
    FFMPEG_PATH: process.env['FFMPEG_PATH'],
  }
  const log = pino({ level: 'silent' })
  const events = createRecordedEvents()
  const config = { ...buildConfig(readEnvironment(settings)), ...changes }
  const defaults = {
    clock,
    log,
    images,
    passwords,
    repeatsTasks: false,
    awaitsVideos: true,
    ...(!config.redisUrl && { events }),
  }
  const cleanUp = async () => {
    await mailbox.close()
    await testDatabase?.drop()
    await rm(dataDirectory, { recursive: true, force: true })
  }
  try {
    const app = await startApp(config, { ...defaults, ...overrides })
    return {
      ...app,
      untilWatchers: events.untilWatchers,
      mailbox,
      clock,
      databaseUrl: config.databaseUrl ?? '',
      dataDirectory,
      stopServer: app.stop,
      stop: () => app.stop().then(cleanUp),
    }
  } catch (error) {
    await cleanUp()
    throw error
  }
}
