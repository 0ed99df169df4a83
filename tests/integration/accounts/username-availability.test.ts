import { beforeAll, describe, expect, test } from 'vitest'
import { createAccountApi } from '#tests/support/account-api.ts'
import { registration, visit } from '#tests/support/members.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()
beforeAll(async () => {
  await visit(app).rest.post('/auth/register', registration({ username: 'Ada_1815' }))
})

describe('username check', () => {
  const check = (username: string) => createAccountApi(visit(app).http).checkUsername(username)

  test('reports an available username', async () => {
    expect(await check('Nobody_9')).toEqual({
      outcome: 'done',
      isAvailable: true,
      message: 'Username is available',
    })
  })

  test('reports a taken username, ignoring case', async () => {
    const isTaken = { outcome: 'done', isAvailable: false, message: 'Username is not available' }
    for (const spelling of ['Ada_1815', 'ada_1815', 'ADA_1815'])
      expect(await check(spelling)).toEqual(isTaken)
  })

  const FAULTS: [string, string][] = [
    ['', 'Username is required'],
    ['ab', 'Username must be at least 3 characters'],
    ['x'.repeat(31), 'Username must be at most 30 characters'],
    ['no spaces', 'Username can only contain letters, numbers, and underscore (no spaces)'],
    ['semi;colon', 'Username can only contain letters, numbers, and underscore (no spaces)'],
    ['ünïcode', 'Username can only contain letters, numbers, and underscore (no spaces)'],
    ['line\n', 'Username can only contain letters, numbers, and underscore (no spaces)'],
  ]
  test.each(FAULTS)('explains why %j is invalid', async (username, message) => {
    expect(await check(username)).toEqual({ outcome: 'invalid', message })
  })
})

test.each([{}, { username: null }, { username: 7 }, { username: ['abc'] }])(
  'username check with %j is refused',
  async (body) => {
    expect(await visit(app).rest.post('/auth/verify-username', body)).toMatchObject({
      status: 400,
      body: { success: false, message: 'Username is required', code: 'VALIDATION_FAILED' },
    })
  },
)
