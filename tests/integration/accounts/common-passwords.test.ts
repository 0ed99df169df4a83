import { describe, expect, test } from 'vitest'
import { createAccountApi } from '#tests/support/account-api.ts'
import { createMember, PASSWORD, registration, visit } from '#tests/support/members.ts'
import { codeIn } from '#tests/support/mailbox.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const COMMON = 'Password1!'
const MESSAGE = 'This password is too common. Please choose one that is harder to guess.'
const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) {
  __typename
  ... on ValidationError { fields { path message } }
} }`

const app = await sharedApp()

test('a registration with a common password is refused over REST', async () => {
  expect(
    await visit(app).rest.post('/auth/register', registration({ username: 'rest_1', password: COMMON })),
  ).toMatchObject({ status: 400, body: { success: false, message: MESSAGE, code: 'VALIDATION_FAILED' } })
})

test('registration with a common password is refused over GraphQL and names the field', async () => {
  const input = registration({ username: 'graphql_1', password: COMMON })
  expect((await visit(app).graphql.send(REGISTER, { input })).data).toEqual({
    register: { __typename: 'ValidationError', fields: [{ path: 'password', message: MESSAGE }] },
  })
})

describe('common password', () => {
  test('is refused when changing the password', async () => {
    const { http } = await createMember(app)
    expect(
      await createAccountApi(http).changePassword({ currentPassword: PASSWORD, newPassword: COMMON }),
    ).toEqual({
      outcome: 'invalid',
      message: MESSAGE,
    })
  })

  test('is refused when resetting the password, and the code stays valid', async () => {
    const { email } = await createMember(app)
    const visitor = createAccountApi(visit(app).http)
    await visitor.forgotPassword(email)
    const otp = codeIn(await app.mailbox.next(email))
    expect(await visitor.resetPassword({ email, otp, password: COMMON })).toEqual({
      outcome: 'invalid',
      message: MESSAGE,
    })
    expect(await visitor.resetPassword({ email, otp, password: 'Better-horse2' })).toMatchObject({
      outcome: 'done',
    })
  })
})
