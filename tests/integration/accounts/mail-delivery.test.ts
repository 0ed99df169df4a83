import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { buildDependencies } from '#server/build-dependencies.ts'
import { buildConfig } from '#server/config/config.ts'
import { readEnvironment } from '#server/config/env.ts'
import { rotateStoredSecret } from '#server/config/secrets.ts'
import { MAIL_TRIES } from '#server/platform/mail/queued-mailer.ts'
import type { Mail, Mailer } from '#server/platform/mail/mailer.ts'
import { createResources } from '#server/platform/resources.ts'
import { nextAccount, registration, visit } from '#tests/support/members.ts'
import { createTestLog } from '#tests/support/log-lines.ts'
import { codeIn } from '#tests/support/mailbox.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'

const post = createPost()
const { log, lines } = createTestLog()
const app = await startTestApp({}, { log, mailer: post })
const { database } = app.dependencies
beforeEach(async () => {
  Object.assign(post, { isAway: true, tried: [], delivered: [] })
  lines.length = 0
  await database.job.deleteMany()
})
afterAll(() => app.stop())

test('mail of a registration is sent once the mail server is back', async () => {
  const email = await registerAt(app)
  expect(await waiting()).toHaveLength(1)

  post.isAway = false
  await retry(app)
  const otp = /\b\d{6}\b/.exec(post.delivered[0]?.text ?? '')?.[0]
  expect((await visit(app).rest.post('/auth/otp-verify', { email, otp })).status).toBe(200)
  expect(await waiting()).toEqual([])
  expect(post.delivered).toHaveLength(1)
})

test('queued mail survives a restart and a key rotation', async () => {
  const first = await startTestApp({}, { mailer: post })
  onTestFinished(() => first.stop())
  const email = await registerAt(first)
  expect(await waiting(first)).toHaveLength(1)
  await first.stopServer()

  const { databaseUrl, dataDirectory } = first
  await rotateStoredSecret(dataDirectory)
  const second = await startTestApp({ databaseUrl, dataDirectory })
  onTestFinished(() => second.stop())
  await retry(second)
  expect(codeIn(await second.mailbox.next(email))).toMatch(/^\d{6}$/)
})

test('queued mail is encrypted: the database contains neither its code nor its address', async () => {
  const email = await registerAt(app)
  const [row] = await waiting()
  const text = Buffer.from(Object(row?.data).sealed, 'base64').toString('latin1')
  expect(text.length).toBeGreaterThan(100)
  expect(text).not.toContain(email)
  expect(text).not.toContain(/\b\d{6}\b/.exec(post.tried[0]?.text ?? '')?.[0] ?? email)
})

test('undeliverable mail is dropped after the maximum of attempts and logged', async () => {
  await registerAt(app)
  for (let tries = 1; tries < MAIL_TRIES; tries += 1) {
    expect(await waiting()).toHaveLength(1)
    await retry(app)
  }
  expect(await waiting()).toEqual([])
  expect(post.tried).toHaveLength(MAIL_TRIES)
  const given = lines.filter(({ msg }) => msg === 'Mail was discarded after the last attempt')
  expect(given).toEqual([expect.objectContaining({ tries: MAIL_TRIES })])
})

test.each([
  ['smtp://mail.example:587', false, 1],
  ['smtp://mail.example:587', true, 0],
  ['smtps://mail.example', false, 0],
])(
  'in production, %s with TLS required: %s logs %i warnings at start',
  async (smtpUrl, requireTls, count) => {
    const resources = createResources(log)
    const { databaseUrl: DATABASE_URL, dataDirectory: DATA_DIR } = app
    const mail = { smtpUrl, requireTls, from: 'x@y.example' }
    await buildDependencies(
      { ...buildConfig(readEnvironment({ DATABASE_URL, DATA_DIR })), isProduction: true, mail },
      {},
      log,
      resources,
    )
    await resources.release()
    expect(lines.filter(({ msg }) => msg.includes('SMTP_TLS=required'))).toHaveLength(count)
  },
)

test('two processes send a queued mail once', async () => {
  await registerAt(app)
  const { databaseUrl, dataDirectory } = app
  const other = await startTestApp({ databaseUrl, dataDirectory }, { mailer: post })
  onTestFinished(() => other.stop())
  post.isAway = false
  await makeDue()
  await Promise.all([app, other].map(({ run }) => run('send queued mails')))
  expect(await waiting()).toEqual([])
  expect(post.delivered).toHaveLength(1)
})

type Post = Mailer & { isAway: boolean; tried: Mail[]; delivered: Mail[] }

/** A mail server that can be stopped. */
function createPost(): Post {
  const created: Post = {
    isAway: true,
    tried: [],
    delivered: [],
    async send(mail) {
      created.tried.push(mail)
      if (created.isAway) throw new Error('Nobody takes mails here')
      created.delivered.push(mail)
    },
    close: () => undefined,
  }
  return created
}

/** Returns the new address after the first attempt to send it a code. */
async function registerAt(server: TestApp): Promise<string> {
  const account = nextAccount('newcomer')
  expect((await visit(server).rest.post('/auth/register', registration(account))).status).toBe(201)
  await server.dependencies.background.drain()
  return account.email
}

function waiting({ dependencies } = app) {
  return dependencies.database.job.findMany({ where: { queue: 'mails' } })
}

/** The next attempt of all mails is due. */
async function makeDue({ dependencies } = app): Promise<void> {
  await dependencies.database.job.updateMany({ data: { runAt: new Date(0) } })
}

async function retry(server: TestApp): Promise<void> {
  await makeDue(server)
  await server.run('send queued mails')
}
