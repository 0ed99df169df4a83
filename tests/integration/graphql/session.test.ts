import { describe, expect, test } from 'vitest'
import { createMember, PASSWORD, registerMember, registration, visit } from '#tests/support/members.ts'
import { codeIn } from '#tests/support/mailbox.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const ERROR = '... on Error { message code }'
const FIELDS = '... on ValidationError { fields { path message } }'
const REGISTER = `mutation ($input: RegisterInput!) {
  register(input: $input) { __typename ... on RegisterPayload { message } ${ERROR} ${FIELDS} }
}`
const VERIFY = `mutation ($input: VerifyOtpInput!) {
  verifyOtp(input: $input) {
    __typename ... on VerifyOtpPayload { message tokens { accessToken refreshToken } } ${ERROR}
  }
}`
const RESEND = `mutation ($input: ResendOtpInput!) {
  resendOtp(input: $input) { __typename ... on ResendOtpPayload { message } ${ERROR} }
}`
const LOGIN = `mutation ($input: LoginInput!) {
  login(input: $input) {
    __typename
    ... on LoginPayload {
      message tokens { accessToken refreshToken }
      viewer { email user { username isViewer posts(first: 1) { totalCount edges { node { text } } } } }
    }
    ${ERROR}
  }
}`
const LOGOUT = `mutation ($input: LogoutInput!) {
  logout(input: $input) { __typename ... on LogoutPayload { message } ${ERROR} }
}`
const VIEWER = '{ viewer { email } }'

const app = await sharedApp()

describe('sign-up', () => {
  test('leads from the registration over the mailed code to a session', async () => {
    const { graphql, http } = visit(app)
    const email = 'ada@mail.example'
    const registered = await graphql.send(REGISTER, { input: registration({ username: 'ada', email }) })
    expect(registered.data).toEqual({
      register: {
        __typename: 'RegisterPayload',
        message: 'Registration successful! Please verify your email with OTP.',
      },
    })
    const otp = codeIn(await app.mailbox.next(email))
    const verified = await graphql.send(VERIFY, { input: { email, otp } })
    expect(verified.data).toMatchObject({
      verifyOtp: {
        __typename: 'VerifyOtpPayload',
        message: 'Your email is verified. You can log in now.',
      },
    })
    expect([...http.cookies.keys()]).toEqual(['registration'])

    const login = await graphql.send(LOGIN, { input: { email, password: PASSWORD } })
    expect(login).toMatchObject({
      errors: undefined,
      data: {
        login: {
          __typename: 'LoginPayload',
          message: 'Login successful! Welcome back!',
          viewer: {
            email,
            user: { username: 'ada', isViewer: true, posts: { totalCount: 0, edges: [] } },
          },
        },
      },
    })
    expect(http.cookies.get('accessToken')).toBe(login.text('login.tokens.accessToken'))
    expect(http.cookies.get('refreshToken')).toBe(login.text('login.tokens.refreshToken'))
    expect((await graphql.send(VIEWER)).data).toEqual({ viewer: { email } })
  })
})

describe('registration', () => {
  test('reports each invalid field', async () => {
    const input = {
      email: 'ada@',
      username: 'a b',
      password: 'short',
      dateOfBirth: '',
      termsAndConditions: false,
    }
    const { data, errors } = await visit(app).graphql.send(REGISTER, { input })
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      register: {
        __typename: 'ValidationError',
        code: 'VALIDATION_FAILED',
        message: 'Username can only contain letters, numbers, and underscore (no spaces)',
        fields: [
          {
            path: 'username',
            message: 'Username can only contain letters, numbers, and underscore (no spaces)',
          },
          { path: 'dateOfBirth', message: 'Date of birth is required' },
          { path: 'email', message: 'Please enter a valid email address' },
          { path: 'password', message: 'Password must be at least 8 characters' },
          { path: 'termsAndConditions', message: 'You must accept the Terms and Conditions' },
        ],
      },
    })
  })

  test('with a taken username is refused', async () => {
    const { username } = await createMember(app)
    const input = registration({ username: username.toUpperCase(), email: 'else@mail.example' })
    expect((await visit(app).graphql.send(REGISTER, { input })).data).toEqual({
      register: {
        __typename: 'UsernameTakenError',
        code: 'USERNAME_TAKEN',
        message: 'Username is not available',
      },
    })
  })

  test('with a taken email address gets the usual response', async () => {
    const { email } = await createMember(app)
    const input = registration({ username: 'another_name', email })
    expect((await visit(app).graphql.send(REGISTER, { input })).data).toEqual({
      register: {
        __typename: 'RegisterPayload',
        message: 'Registration successful! Please verify your email with OTP.',
      },
    })
    expect((await app.mailbox.next(email)).subject).toBe('You already have a Guffaw account')
  })
})

describe('mailed code', () => {
  test('that is wrong is refused, and a new code is offered for any address', async () => {
    const { graphql } = visit(app)
    const wrong = await graphql.send(VERIFY, { input: { email: 'nobody@mail.example', otp: '123456' } })
    expect(wrong.data).toEqual({
      verifyOtp: {
        __typename: 'InvalidCodeError',
        code: 'INVALID_CODE',
        message: 'OTP verification failed',
      },
    })
    const resent = await graphql.send(RESEND, { input: { email: 'nobody@mail.example' } })
    expect(resent.data).toEqual({
      resendOtp: {
        __typename: 'ResendOtpPayload',
        message: 'If this address has a pending registration, a new code is on its way.',
      },
    })
  })
})

describe('login', () => {
  test('with a wrong password or an unknown address gets the same error', async () => {
    const { email } = await createMember(app)
    for (const address of [email, 'nobody@mail.example']) {
      const { graphql, http } = visit(app)
      const { data } = await graphql.send(LOGIN, { input: { email: address, password: 'Wrong-horse1' } })
      expect(data).toEqual({
        login: {
          __typename: 'BadCredentialsError',
          code: 'BAD_CREDENTIALS',
          message: 'Invalid email or password',
        },
      })
      expect(http.cookies.size).toBe(0)
    }
  })

  test('with an unverified address is refused', async () => {
    const { graphql } = visit(app)
    const email = 'waiting@mail.example'
    await graphql.send(REGISTER, { input: registration({ username: 'waiting', email }) })
    expect((await graphql.send(LOGIN, { input: { email, password: PASSWORD } })).data).toEqual({
      login: {
        __typename: 'EmailNotVerifiedError',
        code: 'EMAIL_NOT_VERIFIED',
        message: 'Please verify your email before logging in',
      },
    })
  })

  test("shows the member's posts in the same operation", async () => {
    const member = await createMember(app)
    await member.post('Hello again')
    const { data, errors } = await visit(app).graphql.send(LOGIN, {
      input: { email: member.email, password: PASSWORD },
    })
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({
      login: { viewer: { user: { posts: { totalCount: 1, edges: [{ node: { text: 'Hello again' } }] } } } },
    })
  })
})

describe('logout', () => {
  test('ends the session and clears the cookies', async () => {
    const { graphql, http, accessToken } = await registerMember(app)
    expect((await graphql.send(LOGOUT, { input: {} })).data).toEqual({
      logout: { __typename: 'LogoutPayload', message: 'You have been logged out' },
    })
    expect([...http.cookies.keys()]).toEqual(['device'])
    http.cookies.set('accessToken', accessToken)
    expect((await graphql.send(VIEWER)).data).toEqual({ viewer: null })
  })

  test('by a refresh token ends that session from any client', async () => {
    const { graphql, refreshToken } = await createMember(app)
    await visit(app).graphql.send(LOGOUT, { input: { refreshToken } })
    expect((await graphql.send(VIEWER)).data).toEqual({ viewer: null })
  })

  test('without a refresh token reports it and clears the cookies', async () => {
    const { graphql, http } = await registerMember(app)
    http.cookies.delete('refreshToken')
    expect((await graphql.send(LOGOUT, { input: {} })).data).toEqual({
      logout: {
        __typename: 'NoRefreshTokenError',
        code: 'NO_REFRESH_TOKEN',
        message: 'No refresh token found. Please login again to properly logout.',
      },
    })
    expect([...http.cookies.keys()]).toEqual(['device'])
  })
})

test('viewer is null for visitors and for expired or invalid tokens', async () => {
  const { graphql, http } = visit(app)
  expect((await graphql.send(VIEWER)).data).toEqual({ viewer: null })
  http.cookies.set('accessToken', 'made.up.token')
  expect((await graphql.send(VIEWER)).data).toEqual({ viewer: null })
})
