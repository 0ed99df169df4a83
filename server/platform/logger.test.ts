import { describe, expect, test } from 'vitest'
import { createLogger } from './logger.ts'

describe('log line', () => {
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
  ])('never contains a %s at any depth', (name) => {
    const secret = { [name]: 'hunter2' }
    const line = logged({ ...secret, input: secret, body: { input: secret }, a: { b: { c: secret } } })
    expect(line).not.toContain('hunter2')
    expect(line.match(/\[secret\]/g)).toHaveLength(4)
  })

  test('never contains cookies and authorization headers', () => {
    const line = logged({
      req: { headers: { cookie: 'accessToken=hunter2', authorization: 'Bearer hunter2' } },
      res: { headers: { 'set-cookie': ['accessToken=hunter2'] } },
    })
    expect(line).not.toContain('hunter2')
  })

  test('contains the useful parts of an error', () => {
    const error = Object.assign(new Error('connect failed'), { code: 'ECONNREFUSED' })
    expect(JSON.parse(logged({ err: error }))).toMatchObject({
      err: {
        message: 'connect failed',
        code: 'ECONNREFUSED',
        stack: expect.stringContaining('logger.test.ts'),
      },
    })
  })

  test('is a single line', () => {
    expect(logged({ text: 'one\ntwo' }).trimEnd()).not.toContain('\n')
  })
})

test('level below the configured one is not logged', () => {
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

test('error that contains an email address is logged without it', () => {
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
