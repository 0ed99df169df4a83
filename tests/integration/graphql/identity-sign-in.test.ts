import { generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { identityApp } from '#tests/support/identity-app.ts'
import { createMember, registration, visit } from '#tests/support/members.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { countWaitingStatements } from '#tests/support/waiting-statements.ts'

const START = `mutation { startIdentitySignIn(input: {}) {
  __typename ... on StartIdentitySignInPayload { clientId scriptUrl nonce } ... on Error { message code }
} }`
const SIGN_IN = `mutation ($input: SignInWithIdentityInput!) { signInWithIdentity(input: $input) {
  __typename
  ... on SignInWithIdentityPayload { message tokens { accessToken } viewer { email user { username fullName isViewer } } }
  ... on IdentityProfileNeeded { message email suggestedUsername }
  ... on Error { message code }
  ... on ValidationError { fields { path message } }
} }`
const REJECTED = {
  signInWithIdentity: {
    __typename: 'IdentityRejectedError',
    message: 'Sign-in with this provider failed. Please try again.',
    code: 'IDENTITY_REJECTED',
  },
}
const PROFILE = { username: 'stella', dateOfBirth: '1991-03-04', termsAndConditions: true }

const { app, provider } = await identityApp()

describe('sign-in with an identity', () => {
  test('starts with the provider settings and a nonce of this browser', async () => {
    const { http, start } = await startSignIn()
    expect(start.data).toMatchObject({
      startIdentitySignIn: {
        clientId: provider.config.clientId,
        scriptUrl: provider.config.scriptUrl,
      },
    })
    expect(http.cookies.get('identityNonce')).toBe(start.text('startIdentitySignIn.nonce'))
    expect((await startSignIn()).nonce).not.toBe(start.text('startIdentitySignIn.nonce'))
  })

  test('continues in a second tab with the nonce of the first', async () => {
    const { graphql, nonce } = await startSignIn()
    expect((await graphql.send(START)).text('startIdentitySignIn.nonce')).toBe(nonce)
  })

  test('asks a new member for a username and a date of birth, and recognizes them later', async () => {
    const { graphql, http, nonce } = await startSignIn()
    const who = { sub: 'stella', email: 'Stella@mail.example', name: 'Stella Ñ. Nightingale' }
    const idToken = await provider.mint({ ...who, nonce })
    expect((await graphql.send(SIGN_IN, { input: { idToken } })).data).toEqual({
      signInWithIdentity: {
        __typename: 'IdentityProfileNeeded',
        message: 'Almost there: choose a username and tell us your date of birth.',
        email: 'stella@mail.example',
        suggestedUsername: 'Stella_N_Nightingale',
      },
    })
    expect(http.cookies.has('accessToken')).toBe(false)

    const made = await graphql.send(SIGN_IN, { input: { idToken, ...PROFILE } })
    expect(made).toMatchObject({
      errors: undefined,
      data: {
        signInWithIdentity: {
          __typename: 'SignInWithIdentityPayload',
          message: 'Login successful! Welcome back!',
          viewer: {
            email: 'stella@mail.example',
            user: { username: 'stella', fullName: who.name, isViewer: true },
          },
        },
      },
    })
    expect(http.cookies.get('accessToken')).toBe(made.text('signInWithIdentity.tokens.accessToken'))
    expect(http.cookies.has('identityNonce')).toBe(false)
    expect((await graphql.send(SIGN_IN, { input: { idToken } })).data).toEqual(REJECTED)

    // The subject identifies the account, because the address can change.
    const again = await signInAs({ sub: 'stella', email: 'stella.married@mail.example' })
    expect(again).toMatchObject({ signInWithIdentity: { viewer: { email: 'stella@mail.example' } } })
  })

  test.each([
    ['\u3164\u2800', 'nameless_2'],
    ['Ada\u200b Lovelace', 'Ada Lovelace'],
    ['x'.repeat(100), 'x'.repeat(80)],
  ])('gives a new member the visible part of the name %j, or else the username', async (name, fullName) => {
    const { graphql, nonce } = await startSignIn()
    const username = `nameless_${name.length}`
    const idToken = await provider.mint({ sub: username, email: `${username}@mail.example`, name, nonce })
    const made = await graphql.send(SIGN_IN, { input: { idToken, ...PROFILE, username } })
    expect(made.text('signInWithIdentity.viewer.user.fullName')).toBe(fullName)
  })

  test('gives a new member an hour to choose a username', async () => {
    const { graphql, nonce } = await startSignIn()
    const idToken = await provider.mint({ sub: 'slow', email: 'slow@mail.example', nonce })
    const profileNeeded = { signInWithIdentity: { __typename: 'IdentityProfileNeeded' } }
    expect((await graphql.send(SIGN_IN, { input: { idToken } })).data).toMatchObject(profileNeeded)
    app.clock.advance(50 * 60)
    const input = { idToken, ...PROFILE, username: 'slow_one' }
    const made = await graphql.send(SIGN_IN, { input })
    expect(made.data).toMatchObject({ signInWithIdentity: { viewer: { user: { username: 'slow_one' } } } })
  })

  test('is not blocked by an unverified registration', async () => {
    const email = 'squatted@mail.example'
    await visit(app).rest.post('/auth/register', registration({ username: 'squatter', email }))
    const { graphql, nonce } = await startSignIn()
    const idToken = await provider.mint({ sub: 'owner', email, nonce })
    const made = await graphql.send(SIGN_IN, { input: { idToken, ...PROFILE, username: 'owner' } })
    expect(made.data).toMatchObject({ signInWithIdentity: { viewer: { user: { username: 'owner' } } } })
  })

  test('creates one member and one session for a double click', async () => {
    const { graphql, nonce } = await startSignIn()
    const idToken = await provider.mint({ sub: 'double', email: 'double@mail.example', nonce })
    const input = { idToken, ...PROFILE, username: 'double' }
    const answers = await Promise.all([graphql.send(SIGN_IN, { input }), graphql.send(SIGN_IN, { input })])
    const results = answers.map(({ data }) => data)
    expect(results).toContainEqual(REJECTED)
    expect(results).toContainEqual(
      expect.objectContaining({
        signInWithIdentity: expect.objectContaining({ __typename: 'SignInWithIdentityPayload' }),
      }),
    )
    const members = await app.dependencies.database.member.count({ where: { username: 'double' } })
    expect(members).toBe(1)
  })

  test('sign-in uses the account that a concurrent request created', async () => {
    const { graphql, nonce } = await startSignIn()
    const who = { sub: 'twin', email: 'twin@mail.example' }
    const input = { idToken: await provider.mint({ ...who, nonce }), ...PROFILE, username: 'twin' }
    const { database, sql, clock } = app.dependencies
    const [id, now] = [uuidv7(), clock.now()]
    let answer: ReturnType<typeof graphql.send> | undefined
    await database.$transaction(async (transaction) => {
      await transaction.$executeRaw`LOCK TABLE credentials`
      answer = graphql.send(SIGN_IN, { input })
      await expect.poll(() => countWaitingStatements(sql)).toBe(1)
      await transaction.member.create({
        data: {
          id,
          username: 'twin',
          fullName: 'Twin',
          dateOfBirth: new Date(PROFILE.dateOfBirth),
          createdAt: now,
          updatedAt: now,
          credentials: { create: { email: who.email, emailVerifiedAt: now, passwordChangedAt: now } },
          identities: { create: { issuer: provider.config.issuer, subject: who.sub, createdAt: now } },
        },
      })
    })
    expect((await answer)?.text('signInWithIdentity.viewer.user.username')).toBe('twin')
  })

  test.each([
    [{ username: 'ab' }, 'username', 'Username must be at least 3 characters'],
    [{ dateOfBirth: '2020-01-01' }, 'dateOfBirth', 'You must be at least 18 years old'],
    [{ dateOfBirth: undefined }, 'dateOfBirth', 'Date of birth is required'],
    [{ termsAndConditions: false }, 'termsAndConditions', 'You must accept the Terms and Conditions'],
  ])('of a new member with %j is refused', async (change, path, message) => {
    const { graphql, nonce } = await startSignIn()
    const idToken = await provider.mint({ sub: 'picky', email: 'picky@mail.example', nonce })
    const answer = await graphql.send(SIGN_IN, {
      input: { idToken, ...PROFILE, username: 'picky', ...change },
    })
    expect(answer.data).toMatchObject({
      signInWithIdentity: { __typename: 'ValidationError', fields: [{ path, message }] },
    })
  })

  test('of a new member with a taken username is refused', async () => {
    const { username } = await createMember(app)
    const { graphql, nonce } = await startSignIn()
    const idToken = await provider.mint({ sub: 'late', email: 'late@mail.example', nonce })
    const answer = await graphql.send(SIGN_IN, {
      input: { idToken, ...PROFILE, username: username.toUpperCase() },
    })
    expect(answer.data).toMatchObject({
      signInWithIdentity: { __typename: 'UsernameTakenError', message: 'Username is not available' },
    })
  })
})

describe('identity token', () => {
  const FAULTS: [string, (now: number) => JWTPayload][] = [
    ['another issuer’s', () => ({ iss: 'https://elsewhere.example' })],
    ['for another audience', () => ({ aud: 'another-client' })],
    ['for another authorized party', () => ({ azp: 'another-client' })],
    ['expired', (now) => ({ exp: now - 1 })],
    ['issued ten minutes ago', (now) => ({ iat: now - 600 })],
    ['issued in five minutes', (now) => ({ iat: now + 300 })],
    ['of another browser', () => ({ nonce: 'made-up' })],
    ['without a nonce', () => ({ nonce: undefined })],
    ['with an unverified address', () => ({ email_verified: false })],
    ['without the email_verified claim', () => ({ email_verified: undefined })],
    ['without an address', () => ({ email: undefined })],
    ['without a subject', () => ({ sub: '' })],
  ]
  test('is refused when its nonce was already used', async () => {
    const { graphql, http, nonce } = await startSignIn()
    const claims = { sub: 'replayed', email: 'replayed@mail.example', nonce }
    const idToken = await provider.mint(claims)
    const input = { idToken, ...PROFILE, username: 'replayed' }
    expect((await graphql.send(SIGN_IN, { input })).data).toMatchObject({
      signInWithIdentity: { __typename: 'SignInWithIdentityPayload' },
    })
    for (const token of [idToken, await provider.mint({ ...claims, name: 'Again' })]) {
      const thief = visit(app)
      thief.http.cookies.set('identityNonce', nonce)
      expect((await thief.graphql.send(SIGN_IN, { input: { idToken: token } })).data).toEqual(REJECTED)
    }
    http.cookies.set('identityNonce', nonce)
    expect((await graphql.send(START)).text('startIdentitySignIn.nonce')).not.toBe(nonce)
  })

  test('is refused when it is older than its nonce allows', async () => {
    const { graphql, nonce } = await startSignIn()
    const claims = { sub: 'older', email: 'older@mail.example', nonce }
    await graphql.send(SIGN_IN, { input: { idToken: await provider.mint(claims) } })
    const older = await provider.mint({ ...claims, iat: secondsFromNow(-600) })
    expect((await graphql.send(SIGN_IN, { input: { idToken: older } })).data).toEqual(REJECTED)
  })

  test.each(FAULTS)('is refused when it is %s', async (_fault, claimsAt) => {
    expect(await signInAs(claimsAt(secondsFromNow(0)))).toEqual(REJECTED)
  })

  test('is refused without a started sign-in of this browser', async () => {
    const idToken = await provider.mint({ nonce: 'made-up' })
    expect((await visit(app).graphql.send(SIGN_IN, { input: { idToken } })).data).toEqual(REJECTED)
  })

  test.each(['', 'no token', 'a.b.c'])('"%s" is refused', async (idToken) => {
    const { graphql } = await startSignIn()
    expect((await graphql.send(SIGN_IN, { input: { idToken } })).data).toEqual(REJECTED)
  })

  test('is refused unsigned, with another key, or with the public key as a secret', async () => {
    const { graphql, nonce } = await startSignIn()
    const claims = {
      iss: provider.config.issuer,
      aud: provider.config.clientId,
      sub: 'forged',
      email: 'forged@mail.example',
      email_verified: true,
      nonce,
    }
    const another = await generateKeyPair('RS256')
    const published = await (await fetch(provider.config.jwksUrl)).arrayBuffer()
    const forge = (alg: string) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg, kid: 'provider-key' })
        .setIssuedAt(secondsFromNow(0))
        .setExpirationTime(secondsFromNow(3600))
    const forged = [
      new UnsecuredJWT(claims)
        .setIssuedAt(secondsFromNow(0))
        .setExpirationTime(secondsFromNow(3600))
        .encode(),
      await forge('RS256').sign(another.privateKey),
      await forge('HS256').sign(new Uint8Array(published)),
    ]
    for (const idToken of forged) {
      expect((await graphql.send(SIGN_IN, { input: { idToken } })).data).toEqual(REJECTED)
    }
  })
})

describe('server without an identity provider', () => {
  test('offers and accepts no identity sign-in', async () => {
    const { graphql } = visit(await sharedApp())
    const { data } = await graphql.send('{ offersIdentitySignIn }')
    expect(data).toEqual({ offersIdentitySignIn: false })
    const message = 'This site does not offer sign-in with a provider'
    expect((await graphql.send(START)).text('startIdentitySignIn.message')).toBe(message)
    const answer = await graphql.send(SIGN_IN, { input: { idToken: 'a.b.c' } })
    expect(answer.text('signInWithIdentity.message')).toBe(message)
  })

  test('differs from one with a provider, which offers it', async () => {
    expect((await visit(app).graphql.send('{ offersIdentitySignIn }')).data).toEqual({
      offersIdentitySignIn: true,
    })
  })
})

function secondsFromNow(seconds: number): number {
  return Math.floor(app.clock.now().getTime() / 1000) + seconds
}

async function startSignIn() {
  const visitor = visit(app)
  const start = await visitor.graphql.send(START)
  return { ...visitor, start, nonce: start.text('startIdentitySignIn.nonce') }
}

async function signInAs(claims: JWTPayload): Promise<unknown> {
  const { graphql, nonce } = await startSignIn()
  const idToken = await provider.mint({ nonce, ...claims })
  return (await graphql.send(SIGN_IN, { input: { idToken } })).data
}
