import { describe, expect, test } from 'vitest'
import { createAccountApi } from '#tests/support/account-api.ts'
import { createHttpClient } from '#tests/support/http-client.ts'
import { codeIn, wrongFor } from '#tests/support/mailbox.ts'
import { createMember, PASSWORD, visit } from '#tests/support/members.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { createRestAccountApi } from './rest-account-api.ts'

const NEW_PASSWORD = 'Another-horse2'
const NOT_SIGNED_IN = { outcome: 'not signed in', message: 'No token found in cookies' }
const WRONG_PASSWORD = { outcome: 'invalid', message: 'Incorrect password' }
const WRONG_CODE = { outcome: 'invalid', message: 'OTP verification failed' }

const app = await sharedApp()

/** Both APIs call the same operations, whose other tests use one of them. */
describe.each([
  { api: 'REST', createApi: createRestAccountApi },
  { api: 'GraphQL', createApi: createAccountApi },
])('$api', ({ createApi }) => {
  const visitor = () => createApi(visit(app).http)
  const signUp = async () => {
    const member = await createMember(app)
    return { ...member, account: createApi(member.http) }
  }

  test('checks usernames', async () => {
    const { username } = await signUp()
    const { checkUsername } = visitor()
    expect(await checkUsername('Nobody_9')).toEqual({
      outcome: 'done',
      isAvailable: true,
      message: 'Username is available',
    })
    expect(await checkUsername(username)).toMatchObject({ outcome: 'done', isAvailable: false })
    expect(await checkUsername('no spaces')).toEqual({
      outcome: 'invalid',
      message: 'Username can only contain letters, numbers, and underscore (no spaces)',
    })
  })

  test('resets passwords', async () => {
    const { email, account } = await signUp()
    const { forgotPassword, resetPassword } = visitor()
    expect(await forgotPassword('ada')).toEqual({
      outcome: 'invalid',
      message: 'Please enter a valid email address',
    })
    expect(await forgotPassword(email)).toEqual({
      outcome: 'done',
      message: 'If this address belongs to an account, a code to reset its password is on its way.',
    })
    const otp = codeIn(await app.mailbox.next(email))
    expect(await resetPassword({ email, otp: wrongFor(otp), password: NEW_PASSWORD })).toEqual(WRONG_CODE)
    expect(await resetPassword({ email, otp, password: NEW_PASSWORD })).toEqual({
      outcome: 'done',
      message: 'Your password was changed. Please log in with the new one.',
    })
    expect(await account.isSignedIn()).toBe(false)
  })

  test('changes passwords', async () => {
    const { account } = await signUp()
    const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, revokeAccessTokens: false }
    const { token } = await account.createToken({ name: 'Meme bot', scopes: ['READ'] })
    expect(await visitor().changePassword(change)).toEqual(NOT_SIGNED_IN)
    expect(await account.changePassword({ ...change, currentPassword: 'Wrong-horse1' })).toEqual(
      WRONG_PASSWORD,
    )
    expect(await account.changePassword(change)).toEqual({
      outcome: 'done',
      message: 'Your password was changed. All other devices were signed out.',
    })
    expect(await createApi(createHttpClient(app.url, token ?? '')).isSignedIn()).toBe(true)
  })

  test('lists and ends sessions', async () => {
    const { email, account } = await signUp()
    const signedIn = visit(app)
    await signedIn.rest.post('/auth/login', { email, password: PASSWORD })
    const sessions = await account.listSessions()
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
    expect(sessions[1]?.userAgent).toBe('node')
    expect(await account.endSession(sessions[1]?.id ?? '')).toEqual({
      outcome: 'done',
      message: 'Device signed out',
    })
    expect(await account.endSession(sessions[1]?.id ?? '')).toEqual({
      outcome: 'not found',
      message: 'Session not found',
    })
    expect(['not found', 'invalid']).toContain((await account.endSession('not-an-id')).outcome)
    expect(await account.endOtherSessions()).toEqual({
      outcome: 'done',
      message: 'All other devices were signed out',
    })
    expect(await account.listSessions()).toHaveLength(1)
    for (const api of [visitor(), createApi(signedIn.http)])
      expect(await api.endOtherSessions()).toMatchObject({ outcome: 'not signed in' })
  })

  test('creates, lists and revokes access tokens', async () => {
    const { account } = await signUp()
    const input = { name: ' Meme \n bot ', scopes: ['WRITE'], expiresInDays: 30 }
    expect(await account.createToken({ ...input, scopes: [] })).toEqual({
      outcome: 'invalid',
      message: 'Scopes must be read, write or both',
      token: null,
    })
    expect(await account.createToken({ ...input, password: null })).toEqual({
      outcome: 'not allowed',
      message: 'Please enter your password',
      token: null,
    })
    const { token, ...created } = await account.createToken(input)
    expect(created).toEqual({
      outcome: 'done',
      message: 'Access token created. Copy it now: it is not shown again.',
    })
    const program = createApi(createHttpClient(app.url, token ?? ''))
    expect(await program.updateProfile({ email: 'elsewhere@mail.example' })).toEqual({
      outcome: 'not allowed',
      message: 'Access tokens cannot manage the account. Please log in.',
    })
    const [listed, ...others] = await account.listTokens()
    expect(others).toEqual([])
    expect(listed).toMatchObject({ name: 'Meme bot', scopes: ['READ', 'WRITE'] })
    expect(await account.revokeToken(listed?.id ?? '')).toEqual({
      outcome: 'done',
      message: 'Access token revoked',
    })
    expect(await account.revokeToken(listed?.id ?? '')).toEqual({
      outcome: 'not found',
      message: 'Access token not found',
    })
    expect(await program.isSignedIn()).toBe(false)
  })

  test('lists and unlinks identities', async () => {
    const { id, username, account } = await signUp()
    const identity = { issuer: 'https://id.example', subject: username, createdAt: app.clock.now() }
    await app.dependencies.database.identity.create({ data: { ...identity, memberId: id } })
    const [listed, ...others] = await account.listIdentities()
    expect(others).toEqual([])
    expect(listed).toMatchObject({ issuer: 'https://id.example', provider: 'id.example' })
    expect(await account.unlinkIdentity(listed?.id ?? '')).toEqual({
      outcome: 'done',
      message: 'Account disconnected',
    })
    expect(await account.unlinkIdentity(listed?.id ?? '')).toEqual({
      outcome: 'not found',
      message: 'Connected account not found',
    })
  })

  test('updates profiles and confirms addresses', async () => {
    const { rest, email: before, account } = await signUp()
    const email = `moved_${before}`
    expect(await visitor().updateProfile({ bio: 'Counts' })).toEqual(NOT_SIGNED_IN)
    expect(await account.updateProfile({ bio: 'b'.repeat(301) })).toEqual({
      outcome: 'invalid',
      message: 'Bio is too long',
    })
    expect(await account.updateProfile({ bio: 'Counts', phone: null, email })).toEqual({
      outcome: 'done',
      message: 'Profile updated. A code to confirm the new address is on its way to it.',
    })
    const otp = codeIn(await app.mailbox.next(email))
    expect(await account.confirmEmail(wrongFor(otp))).toEqual(WRONG_CODE)
    expect(await account.confirmEmail(otp, 'Stolen-session1')).toEqual(WRONG_PASSWORD)
    expect(await account.confirmEmail(otp)).toEqual({
      outcome: 'done',
      message: 'Your email address was changed. All other devices were signed out.',
    })
    expect((await rest.get('/users/profile')).body).toMatchObject({ profileBio: 'Counts', email })
  })

  test('sets and deletes profile photos', async () => {
    const { account } = await signUp()
    const picture = await drawPicture()
    expect(await visitor().setPhoto(picture)).toEqual(NOT_SIGNED_IN)
    expect(await account.setPhoto(new Blob(['Just words']))).toEqual({
      outcome: 'wrong type',
      message: 'Please select a valid image (JPEG, PNG, WebP) file.',
    })
    expect(await account.setPhoto(picture, { focalX: '1.01' })).toEqual({
      outcome: 'invalid',
      message: 'The focal point must be between 0 and 1 on both axes.',
    })
    expect(await account.setPhoto(picture, { focalX: '0.5', focalY: '0' })).toEqual({
      outcome: 'done',
      message: 'Photo uploaded successfully!',
    })
    expect(await account.deletePhoto()).toEqual({ outcome: 'done', message: 'Photo deleted successfully' })
    expect(await visitor().deletePhoto()).toEqual(NOT_SIGNED_IN)
  })

  test('deletes accounts', async () => {
    const { http, account } = await signUp()
    expect(await account.deleteAccount('Wrong-horse1')).toEqual(WRONG_PASSWORD)
    expect(await account.deleteAccount(PASSWORD)).toEqual({
      outcome: 'done',
      message: 'Your account and all its data were deleted',
    })
    expect(http.cookies.size).toBe(0)
    expect(await visitor().deleteAccount(PASSWORD)).toEqual(NOT_SIGNED_IN)
  })
})
