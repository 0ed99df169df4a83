import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogger } from '#server/platform/logger.ts'
import { createMember, PASSWORD, visit } from '#tests/support/members.ts'
import { codeIn, wrongFor } from '#tests/support/mailbox.ts'
import { createApiClient } from '#tests/support/api-clients.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'

const NEW_PASSWORD = 'Battery-staple1'
const WRONG_PASSWORD = 'Wrong-horse1'

const lines: string[] = []
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({}, { log: createLogger('trace', { write: (line) => void lines.push(line) }) })
})
afterAll(() => app.stop())

test('debug log contains every request and no password, code, token or email address', async () => {
  const member = await createMember(app)
  await member.post('Knock, knock')
  const { rest, graphql, http } = visit(app)
  const { email } = member
  await rest.post('/auth/login', { email, password: WRONG_PASSWORD })
  await rest.post('/auth/login', `{"email":"${email}","password":"${WRONG_PASSWORD}"`)
  await rest.post('/auth/forgot-password', { email })
  const otp = codeIn(await app.mailbox.next(email))
  await rest.post('/auth/reset-password', { email, otp: wrongFor(otp), password: NEW_PASSWORD })
  await rest.post('/auth/reset-password', { email, otp, password: NEW_PASSWORD })
  await graphql.send(
    'mutation ($input: LoginInput!) { login(input: $input) { ... on LoginPayload { tokens { accessToken } } } }',
    { input: { email, password: NEW_PASSWORD } },
  )
  const back = await rest.post('/auth/login', { email, password: NEW_PASSWORD })
  const again = { ...member, ...visit(app), http, rest, graphql }
  const query = encodeURIComponent(`{ viewer { email } } # ${back.text('tokens.access.token')}`)
  await http.fetch(`/graphql?query=${query}`, {
    headers: { authorization: `Bearer ${back.text('tokens.access.token')}` },
  })
  const program = await createApiClient(app, again, ['READ'], { password: NEW_PASSWORD })
  await program.rest.get('/post')
  await http.fetch(`/api/v1/post?page=${program.token}`)
  const cookies = [...http.cookies.values()]
  await rest.post('/auth/logout')

  const log = lines.join('')
  expect(log).toContain('"path":"/api/v1/auth/login"')
  const { accessToken, refreshToken } = member
  const tokens = [accessToken, refreshToken, back.text('tokens.refresh.token'), program.token, ...cookies]
  for (const secret of [PASSWORD, WRONG_PASSWORD, NEW_PASSWORD, otp, wrongFor(otp), email, ...tokens])
    expect(log).not.toContain(secret)
})

test('unexpected error in any API is logged with the request id of its response', async () => {
  const member = await createMember(app)
  lines.length = 0
  await app.dependencies.database.$executeRawUnsafe('ALTER TABLE posts RENAME TO posts_elsewhere')
  try {
    const rest = await member.rest.get('/post')
    const graphql = await member.graphql.send('{ post(id: "0190a0b0-0000-7000-8000-00000000000a") { text } }')
    const responses = [rest.text('message'), JSON.stringify(graphql.errors)]
    const ids = responses.map((text) => /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(text)?.[0] ?? 'none')
    expect(ids[0]).toBe(rest.headers.get('x-request-id'))
    const failures = lines.filter((line) => line.includes('"level":50'))
    for (const id of ids)
      expect(failures.filter((line) => line.includes(`"requestId":"${id}"`))).toHaveLength(1)
  } finally {
    await app.dependencies.database.$executeRawUnsafe('ALTER TABLE posts_elsewhere RENAME TO posts')
  }
})
