import { describe, expect, test } from 'vitest'
import { readEnvironment } from './env.ts'

describe('invalid setting', () => {
  const HOSTS =
    'must be any or a comma-separated list of hosts such as push.example.com or \\*.push.example.com'
  const INVALID: [string, string, string][] = [
    ['PORT', 'http', 'must be a port number'],
    ['PORT', '-1', 'must be a port number'],
    ['PORT', '80.5', 'must be a port number'],
    ['PORT', '65536', 'must be a port number'],
    ['PUBLIC_URL', 'guffaw.example', 'must be a URL that starts with http:// or https://'],
    ['PUBLIC_URL', 'https://', 'must be a URL that starts with http:// or https://'],
    ['PUBLIC_URL', 'javascript:alert(1)', 'must be a URL that starts with http:// or https://'],
    [
      'DATABASE_URL',
      'mysql://localhost/guffaw',
      'must be a URL that starts with postgres:// or postgresql://',
    ],
    ['REDIS_URL', 'localhost:6379', 'must be a URL that starts with redis:// or rediss://'],
    ['S3_ENDPOINT', 'storage:9000', 'must be a URL that starts with https:// or http://'],
    ['S3_MEDIA_ACCESS', 'open', 'must be proxy, signed or public'],
    ['S3_PUBLIC_URL', 'cdn.example', 'must be a URL that starts with https:// or http://'],
    ['SMTP_URL', 'mail.example', 'must be a URL that starts with smtp:// or smtps://'],
    ['SMTP_TLS', 'on', 'must be required or opportunistic'],
    ['MAIL_FROM', 'Guffaw', 'must be an email address, with or without a name'],
    ['MAIL_FROM', 'a@b.example\nBcc: c@d.example', 'must be an email address, with or without a name'],
    ['TRUST_PROXY', 'true', 'must be a comma-separated list of addresses such as 10.0.0.5 or 10.0.0.0/8'],
    [
      'TRUST_PROXY',
      '10.0.0.0/33',
      'must be a comma-separated list of addresses such as 10.0.0.5 or 10.0.0.0/8',
    ],
    ['AUTH_SECRET', 'short', 'must have at least 32 characters'],
    ['PUSH_ENDPOINTS', 'public', HOSTS],
    ['PUSH_ENDPOINTS', 'push.example.com, any', HOSTS],
    ['PUSH_ENDPOINTS', 'push.example.com:8443', HOSTS],
    ['PUSH_ENDPOINTS', '*.com', HOSTS],
    ['PUSH_ENDPOINTS', '10.0.0.5', HOSTS],
    ['METRICS_TOKEN', 'short', 'must have at least 32 characters and no spaces'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318', 'must be a URL that starts with http:// or https://'],
    ['DEMO', 'yes', 'must be on or off'],
    ['RATE_LIMITS', 'true', 'must be on or off'],
    ['LOG_LEVEL', 'loud', 'must be a level such as info or warn'],
  ]
  test.for(INVALID)('is named in one line: %s=%s', ([name, value, message]) => {
    const read = () => readEnvironment({ [name]: value })
    expect(read).toThrow(expect.objectContaining({ name: 'SettingsError' }))
    expect(read).toThrow(new RegExp(`^Invalid settings: ${name} ${message}$`))
  })

  test('is reported together with all others', () => {
    expect(() => readEnvironment({ PORT: 'x', DEMO: 'x', DATABASE_URL: 'x', LOG_LEVEL: 'info' })).toThrow(
      /^Invalid settings: PORT .*; DEMO .*; DATABASE_URL [^\n]*$/,
    )
  })

  test('is reported without its value, which may be a password', () => {
    expect(() =>
      readEnvironment({ DATABASE_URL: 'mysql://root:hunter2@db', AUTH_SECRET: 'hunter2' }),
    ).toThrow(/^(?!.*hunter2)/)
  })
})

describe('setting', () => {
  test('that is empty or blank counts as unset', () => {
    expect(readEnvironment({ PORT: '', DATABASE_URL: '  ', DEMO: '' })).toEqual(readEnvironment({}))
  })

  test.for([
    ['MAIL_FROM', 'no-reply@guffaw.example'],
    ['MAIL_FROM', 'Guffaw <no-reply@guffaw.example>'],
    ['TRUST_PROXY', '10.0.0.5'],
    ['TRUST_PROXY', 'loopback, 10.0.0.0/8, fd00::/8'],
  ] as const)('accepts the format %s=%s', ([name, value]) => {
    expect(readEnvironment({ [name]: value })).toMatchObject({ [name]: value })
  })

  test('PUSH_ENDPOINTS is any or a list of hosts', () => {
    expect(readEnvironment({ PUSH_ENDPOINTS: 'any' }).PUSH_ENDPOINTS).toBe('any')
    expect(readEnvironment({ PUSH_ENDPOINTS: 'Push.example.com, *.push.example.org' })).toMatchObject({
      PUSH_ENDPOINTS: ['push.example.com', '*.push.example.org'],
    })
  })

  test('of another program is ignored', () => {
    expect(readEnvironment({ PATH: '/bin', HOME: '/root', PORT: '4001' })).toEqual(
      readEnvironment({ PORT: '4001' }),
    )
  })
})
