import { describe, expect, test } from 'vitest'
import { createLogger } from './logger.ts'

describe('a line of the log', () => {
  test.for([
    'password',
    'confirmPassword',
    'currentPassword',
    'newPassword',
    'otp',
    'token',
    'accessToken',
    'refreshToken',
    'idToken',
    'authorization',
    'cookie',
  ])('never shows a %s, however deep it lies', (name) => {
    const secret = { [name]: 'hunter2' }
    const line = logged({ ...secret, input: secret, body: { input: secret }, a: { b: { c: secret } } })
    expect(line).not.toContain('hunter2')
    expect(line.match(/\[secret\]/g)).toHaveLength(4)
  })

  test('never shows what a browser sends or is sent to be known', () => {
    const line = logged({
      req: { headers: { cookie: 'accessToken=hunter2', authorization: 'Bearer hunter2' } },
      res: { headers: { 'set-cookie': ['accessToken=hunter2'] } },
    })
    expect(line).not.toContain('hunter2')
  })

  test('shows of an error what helps to find it', () => {
    const error = Object.assign(new Error('connect failed'), { code: 'ECONNREFUSED' })
    expect(JSON.parse(logged({ err: error }))).toMatchObject({
      err: {
        message: 'connect failed',
        code: 'ECONNREFUSED',
        stack: expect.stringContaining('logger.test.ts'),
      },
    })
  })

  test('is one line', () => {
    expect(logged({ text: 'one\ntwo' }).trimEnd()).not.toContain('\n')
  })
})

test('a level that is not asked for is not logged', () => {
  const lines: string[] = []
  createLogger('warn', { write: (line) => void lines.push(line) }).info('Nothing of note')
  expect(lines).toEqual([])
})

function logged(details: object): string {
  const lines: string[] = []
  createLogger('info', { write: (line) => void lines.push(line) }).info(details, 'Something happened')
  expect(lines).toHaveLength(1)
  return lines[0] ?? ''
}

test('an error that names a mail address does not bring it into the log', () => {
  const error = Object.assign(new Error('550 <ada@mail.example> is nobody'), {
    rejected: ['ada@mail.example'],
    detail: 'Key (email)=(ada@mail.example) already exists.',
    deep: { deeper: { envelope: { to: ['ada@mail.example'] } } },
  })
  const line = logged({ err: error })
  expect(line).not.toContain('ada@')
  expect(JSON.parse(line)).toMatchObject({
    err: { message: '550 <[address]> is nobody', rejected: ['[address]'] },
  })
})
