import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogger } from '#server/logger.ts'
import { joinCommunity, PASSWORD, visit } from '#tests/support/community.ts'
import { startProgram } from '#tests/support/programs.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'

const lines: string[] = []
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({}, { log: createLogger('trace', { write: (line) => void lines.push(line) }) })
})
afterAll(() => app.stop())

test('at its most talkative the log tells of every request, and never a password, a code or a token', async () => {
  const member = await joinCommunity(app)
  await member.post('Knock, knock')
  const { rest, graphql, http } = visit(app)
  await rest.post('/auth/login', { email: member.email, password: 'Wrong-horse1' })
  await rest.post('/auth/otp-verify', { email: member.email, otp: '123454' })
  await graphql.send(
    'mutation ($input: LoginInput!) { login(input: $input) { ... on LoginPayload { tokens { accessToken } } } }',
    { input: { email: member.email, password: PASSWORD } },
  )
  const query = encodeURIComponent(`{ viewer { email } } # ${member.accessToken}`)
  await http.fetch(`/graphql?query=${query}`, { headers: { authorization: `Bearer ${member.accessToken}` } })
  const program = await startProgram(app, member, ['READ'])
  await program.rest.get('/post')
  await http.fetch(`/api/v1/post?page=${program.token}`)
  await member.rest.post('/auth/logout')

  const log = lines.join('')
  expect(log).toContain('"path":"/api/v1/auth/login"')
  for (const secret of [
    PASSWORD,
    'Wrong-horse1',
    '123454',
    member.accessToken,
    member.refreshToken,
    program.token,
  ])
    expect(log).not.toContain(secret)
  for (const token of http.cookies.values()) expect(log).not.toContain(token)
})
