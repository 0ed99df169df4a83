import { afterEach, expect, test } from 'vitest'
import { MAIL_TRIES } from '#server/platform/mail/queued-mailer.ts'
import { rotateStoredSecret } from '#server/config/secrets.ts'
import type { Mail, Mailer } from '#server/platform/mail/mailer.ts'
import { registration, visit } from '#tests/support/members.ts'
import { createTestLog } from '#tests/support/log-lines.ts'
import { codeIn } from '#tests/support/mailbox.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'

const EMAIL = 'newcomer@mail.example'
/** Seconds. Longer than any delay between two attempts. */
const A_WHILE = 700

const apps: TestApp[] = []
afterEach(async () => {
  for (const app of apps.splice(0).reverse()) await app.stop()
})

test('mail of a registration is sent once the mail server is back', async () => {
  const post = createPost()
  const app = await start(post)
  await registerAt(app)
  expect(await waiting(app)).toHaveLength(1)

  post.isAway = false
  app.clock.advance(60)
  await app.run('send queued mails')
  const otp = /\b\d{6}\b/.exec(post.delivered[0]?.text ?? '')?.[0]
  expect((await visit(app).rest.post('/auth/otp-verify', { email: EMAIL, otp })).status).toBe(200)
  expect(await waiting(app)).toEqual([])
  expect(post.delivered).toHaveLength(1)
})

test('queued mail survives a restart and a key rotation', async () => {
  const first = await start(createPost())
  await registerAt(first)
  expect(await waiting(first)).toHaveLength(1)
  await first.stopServer()

  const { databaseUrl, dataDirectory } = first
  await rotateStoredSecret(dataDirectory)
  const second = await start(undefined, { databaseUrl, dataDirectory })
  second.clock.advance(A_WHILE)
  await second.run('send queued mails')
  expect(codeIn(await second.mailbox.next(EMAIL))).toMatch(/^\d{6}$/)
})

test('queued mail is encrypted: the database contains neither its code nor its address', async () => {
  const post = createPost()
  const app = await start(post)
  await registerAt(app)
  const [row] = await waiting(app)
  const text = Buffer.from(row?.sealed ?? []).toString('latin1')
  expect(text.length).toBeGreaterThan(100)
  expect(text).not.toContain(EMAIL)
  expect(text).not.toContain(/\b\d{6}\b/.exec(post.tried[0]?.text ?? '')?.[0] ?? EMAIL)
})

test('undeliverable mail is dropped after the maximum of attempts and logged', async () => {
  const { log, lines } = createTestLog()
  const post = createPost()
  const app = await start(post, {}, log)
  await registerAt(app)
  for (let tries = 1; tries < MAIL_TRIES; tries += 1) {
    expect(await waiting(app)).toHaveLength(1)
    app.clock.advance(A_WHILE)
    await app.run('send queued mails')
  }
  expect(await waiting(app)).toEqual([])
  expect(post.tried).toHaveLength(MAIL_TRIES)
  const given = lines.filter(({ msg }) => msg === 'Mail was discarded after the last attempt')
  expect(given).toEqual([expect.objectContaining({ tries: MAIL_TRIES })])
})

test.each([
  ['smtp://mail.example:587', false, 1],
  ['smtp://mail.example:587', true, 0],
  ['smtps://mail.example', false, 0],
  ['smtp://mail:1025', false, 0],
])(
  'in production, %s with TLS required: %s logs %i warnings at start',
  async (smtpUrl, requireTls, count) => {
    const { log, lines } = createTestLog()
    const mail = { smtpUrl, requireTls, from: 'x@y.example' }
    apps.push(await startTestApp({ isProduction: true, mail }, { log }))
    expect(lines.filter(({ msg }) => msg.includes('SMTP_TLS=required'))).toHaveLength(count)
  },
)

test('two processes send a queued mail once', async () => {
  const post = createPost()
  const one = await start(post)
  await registerAt(one)
  const { databaseUrl, dataDirectory } = one
  const other = await start(post, { databaseUrl, dataDirectory })
  post.isAway = false
  for (const { clock } of [one, other]) clock.advance(A_WHILE)
  await Promise.all([one, other].map(({ run }) => run('send queued mails')))
  expect(await waiting(one)).toEqual([])
  expect(post.delivered).toHaveLength(1)
})

type Post = Mailer & { isAway: boolean; tried: Mail[]; delivered: Mail[] }

/** A mail server that can be stopped. */
function createPost(): Post {
  const post: Post = {
    isAway: true,
    tried: [],
    delivered: [],
    async send(mail) {
      post.tried.push(mail)
      if (post.isAway) throw new Error('Nobody takes mails here')
      post.delivered.push(mail)
    },
    close: () => undefined,
  }
  return post
}

async function start(
  mailer: Mailer | undefined,
  changes: Parameters<typeof startTestApp>[0] = {},
  log = createTestLog().log,
): Promise<TestApp> {
  const app = await startTestApp(changes, { log, ...(mailer && { mailer }) })
  apps.push(app)
  return app
}

/** Resolves after the first attempt to send the code. */
async function registerAt(app: TestApp): Promise<void> {
  expect((await visit(app).rest.post('/auth/register', registration())).status).toBe(201)
  await app.dependencies.background.drain()
}

function waiting({ dependencies }: TestApp) {
  return dependencies.database.queuedMail.findMany()
}
