import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { suspendMember } from '#server/features/moderation/suspend-member.ts'
import { StorageUnavailableError } from '#server/platform/storage/storage.ts'
import { photoForm } from '#tests/support/account-api.ts'
import { createHttpClient } from '#tests/support/http-client.ts'
import { identityApp } from '#tests/support/identity-app.ts'
import { listAt, textAt } from '#tests/support/json.ts'
import { codeIn } from '#tests/support/mailbox.ts'
import {
  createMember,
  PASSWORD,
  postForm,
  registration,
  type TestMember,
  visit,
} from '#tests/support/members.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { proxiedApp } from '#tests/support/proxied-app.ts'
import { restContract, type DocumentedCall } from '#tests/support/rest-contract.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

// The client of these requests validates every response against the document, see rest-contract.ts.

const NOBODY = '0190a1b2-0000-7000-8000-000000000000'
const JSON_TYPE = { 'content-type': 'application/json' }

/** The names of new members, which no other test uses. */
const [NEWCOMER, NOVA, VERA, WANTED] = ['newcomer', 'nova', 'vera', 'wanted'].map(
  (name) => `${name}_${randomUUID().slice(0, 8)}`,
)
const addressOf = (name: string | undefined) => `${name}@mail.example`

const { app, provider } = await identityApp()
const contract = await restContract(app.url)
let member: TestMember
beforeAll(async () => {
  contract.seen.clear()
  member = await createMember(app)
})

/** Every documented status of every call was returned by a test above. */
afterAll(() => {
  const documented = contract.calls.flatMap(({ operationId, operation }) =>
    Object.keys(operation.responses ?? {})
      // Requests of members start with the same statement; those of visitors need other ones.
      .filter((status) => !['500', '503'].includes(status) || operation.security?.length)
      .map((status) => `${operationId} ${status}`),
  )
  expect(documented.filter((answer) => !contract.seen.has(answer))).toEqual([])
})

describe('responses match the OpenAPI document', () => {
  test('when a visitor registers and signs in', async () => {
    const { rest, http } = visit(app)
    const email = addressOf(NEWCOMER)
    const newcomer = registration({ username: NEWCOMER, email })
    await rest.post('/auth/verify-username', { username: NEWCOMER })
    await rest.post('/auth/register', newcomer)
    await rest.post('/auth/otp-verify', { email, otp: '000000' })
    await app.mailbox.next(email)
    app.clock.advance(61)
    await rest.post('/auth/login', { email, password: PASSWORD })
    await rest.post('/auth/otp-resend', { email })
    await rest.post('/auth/otp-verify', { email, otp: codeIn(await app.mailbox.next(email)) })
    await visit(app).rest.post('/auth/register', { ...newcomer, email: addressOf(WANTED) })
    await rest.post('/auth/login', { email, password: 'Wrong-horse1' })
    await rest.post('/auth/login', { email, password: PASSWORD })
    await rest.get('/auth/verify')
    await rest.post('/auth/refresh')
    await rest.post('/auth/logout')
    await rest.post('/auth/logout')
    http.cookies.clear()
    await rest.post('/auth/refresh')

    await rest.post('/auth/forgot-password', { email })
    const otp = codeIn(await app.mailbox.next(email))
    await rest.post('/auth/reset-password', { email, otp, password: 'Better-horse2' })
    await rest.post('/auth/reset-password', { email, otp, password: 'Better-horse2' })
    await visit(await sharedApp()).rest.post('/auth/identity/start')
  })

  test('when two visitors register the same username and one verifies first', async () => {
    const [quick, slow] = [addressOf(`quick_${WANTED}`), addressOf(`slow_${WANTED}`)]
    await visit(app).rest.post('/auth/register', registration({ email: quick, username: WANTED }))
    await visit(app).rest.post('/auth/register', registration({ email: slow, username: `un${WANTED}` }))
    await app.dependencies.database.registration.updateMany({
      where: { email: slow },
      data: { username: WANTED },
    })
    for (const email of [quick, slow])
      await visit(app).rest.post('/auth/otp-verify', { email, otp: codeIn(await app.mailbox.next(email)) })
  })

  test('when a visitor signs in with an identity', async () => {
    const { rest } = visit(app)
    const nonce = (await rest.post('/auth/identity/start')).text('nonce')
    const idToken = await provider.mint({ sub: NOVA, email: addressOf(NOVA), name: 'Nova', nonce })
    const profile = { dateOfBirth: '1991-03-04', termsAndConditions: true }
    await rest.post('/auth/identity', { idToken })
    await rest.post('/auth/identity', { idToken, ...profile, username: member.username })
    await rest.post('/auth/identity', { idToken, ...profile, username: NOVA })
    await suspendMember(app.dependencies, String(NOVA))
    const later = (await rest.post('/auth/identity/start')).text('nonce')
    const again = { sub: NOVA, email: addressOf(NOVA), name: 'Nova', nonce: later }
    await rest.post('/auth/identity', { idToken: await provider.mint(again) })
    await rest.post('/auth/identity', { idToken: 'made-up' })
  })

  test('when a member without a password manages their account', async () => {
    const { rest, http } = visit(app)
    const nonce = (await rest.post('/auth/identity/start')).text('nonce')
    const idToken = await provider.mint({ sub: VERA, email: addressOf(VERA), nonce })
    const profile = { username: VERA, dateOfBirth: '1991-03-04', termsAndConditions: true }
    await rest.post('/auth/identity', { idToken, ...profile })
    await rest.get('/users/me/data-export')
    await http.fetch('/api/v1/users/me/data-export', { headers: { 'if-none-match': '*' } })
    const { body } = await rest.get('/users/me/identities')
    await rest.delete(`/users/me/identities/${textAt(listAt(body, 'identities')[0], 'id')}`)
  })

  test('when a member posts', async () => {
    const { rest } = member
    const stranger = await createMember(app)
    const id = await member.post('Look', await drawPicture())
    for (const list of ['/post', '/post/me', '/post/trending']) await rest.get(`${list}?page=1&limit=2`)
    await rest.get(`/post/${id}`)
    await rest.post('/postinteractions', { postId: id, type: 'like' })
    await rest.post('/postinteractions', { postId: NOBODY, type: 'like' })
    await rest.post(`/post/${id}/share`)
    await stranger.rest.delete(`/post/me/${id}`)
    await stranger.react(id, 'like')
    await rest.get('/users/me/trending-profiles')
    await rest.delete(`/post/me/${id}`)
    await rest.form('/post', postForm('', new Blob(['no picture'])))
  })

  test('when a member uploads a file and posts it later', async () => {
    const { rest, http } = member
    const form = new FormData()
    form.append('file', await drawPicture())
    const mediaId = (await rest.form('/media', form)).text('media.id')
    await rest.get(`/media/${mediaId}`)
    await http.fetch(`/api/v1/media/${mediaId}`, { headers: { 'if-none-match': '*' } })
    await rest.delete(`/media/${mediaId}`)

    const post = (title: string) =>
      http.fetch('/api/v1/post', {
        method: 'POST',
        body: postForm(title),
        headers: { 'idempotency-key': 'once' },
      })
    const body: unknown = await (await post('Once')).json()
    await post('Twice')
    await rest.delete(`/post/me/${textAt(body, 'post.id')}`)
    await post('Once')
  })

  test('when an API client uses a read-only token', async () => {
    const { rest } = member
    const made = await rest.post('/tokens', { name: 'reader', scopes: ['read'], password: PASSWORD })
    const program = { http: createHttpClient(app.url, made.text('token')) }
    for (const call of contract.calls) await ask(program, call, call.path.replace('{id}', NOBODY))
    await rest.get('/tokens')
    await rest.delete(`/tokens/${made.text('accessToken.id')}`)
  })

  test('when a member updates their profile', async () => {
    const { rest } = member
    const other = await createMember(app)
    await rest.get('/users/me/profile-info')
    await rest.put('/users/me/profile-info', { fullName: 'Ada', email: addressOf(`new_${WANTED}`) })
    const otp = codeIn(await app.mailbox.next(addressOf(`new_${WANTED}`)))
    await rest.post('/users/me/email-confirm', { otp, password: PASSWORD })
    const id = (await rest.get('/users/profile')).text('id')
    await rest.get(`/users/${id}/profile`)
    for (const method of ['POST', 'PUT'] as const)
      await rest.form('/users/profile-photo', photoForm(await drawPicture()), method)
    await rest.delete('/users/profile-photo')
    const form = new FormData()
    form.append('fullName', 'Ada Lovelace')
    await rest.form('/users/profile', form, 'PUT')
    form.append('username', other.username)
    await rest.form('/users/profile', form, 'PUT')
  })

  test('when a member manages their account', async () => {
    const leaver = await createMember(app)
    const { rest } = leaver
    await rest.get('/users/me/data-export')
    await rest.post('/users/me/data-export')
    await rest.post('/users/me/data-export', { password: PASSWORD })
    const { body } = await rest.get('/users/me/sessions')
    const phone = await visit(app).rest.post('/auth/login', { email: leaver.email, password: PASSWORD })
    expect(phone.status).toBe(200)
    await rest.delete('/users/me/sessions')
    await rest.post('/auth/change-password', { currentPassword: PASSWORD, newPassword: 'Better-horse2' })
    await rest.delete('/users/profile', { password: PASSWORD })
    await rest.delete('/users/profile', { password: 'Better-horse2' })
    const once = await createMember(app)
    const sessions = listAt((await once.rest.get('/users/me/sessions')).body, 'sessions')
    await once.rest.delete(`/users/me/sessions/${textAt(sessions[0], 'id')}`)
    expect(listAt(body, 'sessions').length).toBeGreaterThan(0)
  })

  test('when the caller has no permission or sends another content type', async () => {
    const postId = await member.post('Here')
    const userId = (await member.rest.get('/users/profile')).text('id')
    for (const call of contract.calls) {
      const { operation, path, method } = call
      const statuses = Object.keys(operation.responses ?? {})
      if (operation.security?.length) await ask(visit(app), call, path.replace('{id}', NOBODY))
      if (path.includes('{id}')) {
        await ask(member, call, path.replace('{id}', NOBODY))
        await ask(member, call, path.replace('{id}', 'not-an-id'))
      }
      if (statuses.includes('304') && path !== '/media/{id}') {
        const found = path.replace('{id}', path.startsWith('/post') ? postId : userId)
        await ask(member, call, found, { headers: { 'if-none-match': '*' } })
      }
      if (path.startsWith('/post') && method === 'get')
        await ask(member, call, `${path.replace('{id}', 'x')}?page=0`)
      if (operation.requestBody) for (const body of wrongBodies(call)) await ask(member, call, path, body)
    }
  })

  test('when a rate limit is exceeded', async () => {
    const refusal = { isAllowed: false, limit: 300, remaining: 0, resetSeconds: 60 }
    const limited = await sharedApp('limited')
    vi.spyOn(limited.dependencies.rateLimiter, 'consume').mockResolvedValue(refusal)
    onTestFinished(() => void vi.restoreAllMocks())
    for (const call of contract.calls) await ask(visit(limited), call, call.path.replace('{id}', NOBODY))
  })

  test('while the storage is unavailable', async () => {
    const away = () => Promise.reject(new StorageUnavailableError('The storage is away'))
    for (const method of ['write', 'read', 'remove'] as const)
      vi.spyOn(app.dependencies.storage, method).mockImplementation(away)
    onTestFinished(() => void vi.restoreAllMocks())
    const { rest } = await createMember(app)
    const picture = await drawPicture()
    const file = new FormData()
    file.append('file', picture, 'picture.png')
    await rest.form('/media', file)
    await rest.form('/post', postForm('', picture))
    await rest.form('/users/profile-photo', photoForm(picture))
    await rest.form('/users/profile-photo', photoForm(picture), 'PUT')
    const profile = new FormData()
    profile.append('profilePhoto', picture, 'photo.png')
    await rest.form('/users/profile', profile, 'PUT')
  })

  test('while the database is unavailable', async () => {
    const { app: broken, proxy } = await proxiedApp()
    const someone = await createMember(broken)
    await proxy.cut()
    onTestFinished(() => proxy.restore())
    for (const call of contract.calls)
      if (call.operation.security?.length) await ask(someone, call, call.path.replace('{id}', NOBODY))
  })

  test('when an unexpected error occurs', async () => {
    const { database } = app.dependencies
    const someone = await createMember(app)
    await database.$executeRaw`ALTER TABLE sessions RENAME TO sessions_elsewhere`
    onTestFinished(async () => {
      await database.$executeRaw`ALTER TABLE sessions_elsewhere RENAME TO sessions`
    })
    for (const call of contract.calls)
      if (call.operation.security?.length) await ask(someone, call, call.path.replace('{id}', NOBODY))
  })
})

function ask(
  { http }: Pick<TestMember, 'http'>,
  { method }: DocumentedCall,
  path: string,
  init: RequestInit = {},
) {
  return http.fetch(`/api/v1${path}`, { method: method.toUpperCase(), ...init })
}

function wrongBodies({ operation }: DocumentedCall): RequestInit[] {
  const isForm = operation.requestBody && 'multipart/form-data' in Object(operation.requestBody).content
  const long = 'a'.repeat(300_000)
  if (!isForm)
    return [
      { body: '{', headers: JSON_TYPE },
      { body: JSON.stringify({ long }), headers: JSON_TYPE },
      { body: 'text', headers: { 'content-type': 'text/plain' } },
    ]
  return [
    { body: 'cut off', headers: { 'content-type': 'multipart/form-data; boundary=b' } },
    { body: postForm(long) },
    { body: '{}', headers: JSON_TYPE },
  ]
}
