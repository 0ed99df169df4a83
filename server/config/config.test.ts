import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { buildConfig } from './config.ts'
import { readEnvironment } from './env.ts'

const AUTH_SECRET = 'a secret that is at least 32 characters long'

const read = (variables: Record<string, string>) => buildConfig(readEnvironment(variables))

describe('default settings', () => {
  test('listen on the loopback address and port 4000 with the demo community', () => {
    expect(read({})).toEqual({
      isProduction: false,
      logLevel: 'info',
      http: { port: 4000, host: 'localhost', publicUrl: 'http://localhost:4000', trustedProxies: null },
      dataDirectory: path.resolve('.data'),
      databaseUrl: null,
      redisUrl: null,
      s3: null,
      mail: { smtpUrl: null, requireTls: false, from: 'Guffaw <no-reply@guffaw.example>' },
      authSecrets: null,
      push: { privateKey: null, endpoints: [] },
      metricsToken: null,
      authorityContact: null,
      tracing: null,
      identity: null,
      ffmpegPath: null,
      limitRates: true,
      shedLoad: true,
      fillDemoCommunity: true,
    })
  })
})

describe('public URL', () => {
  test('contains the port and is unknown before the server listens', () => {
    expect(read({ PORT: '4100' }).http.publicUrl).toBe('http://localhost:4100')
    expect(read({ PORT: '0' }).http.publicUrl).toBeNull()
  })

  test('has no trailing slash', () => {
    expect(read({ PUBLIC_URL: 'https://guffaw.example//' }).http.publicUrl).toBe('https://guffaw.example')
  })
})

describe('demo community', () => {
  test('is created with the embedded database only, unless it is enabled', () => {
    const DATABASE_URL = 'postgres://localhost/guffaw'
    expect(read({ DATABASE_URL }).fillDemoCommunity).toBe(false)
    expect(read({ DATABASE_URL, DEMO: 'on' }).fillDemoCommunity).toBe(true)
    expect(read({ DEMO: 'off' }).fillDemoCommunity).toBe(false)
  })
})

describe('mail', () => {
  test('is sent only over TLS when TLS is required', () => {
    expect(read({ SMTP_TLS: 'required' }).mail.requireTls).toBe(true)
    expect(read({ SMTP_TLS: 'opportunistic' }).mail.requireTls).toBe(false)
  })
})

describe('production', () => {
  test('requires a secret and a mail server and reports both in one line', () => {
    expect(() => read({ NODE_ENV: 'production' })).toThrow(
      'Invalid settings: SMTP_URL, AUTH_SECRET must be set when NODE_ENV=production',
    )
    expect(() => read({ NODE_ENV: 'production', AUTH_SECRET })).toThrow(
      'Invalid settings: SMTP_URL must be set when NODE_ENV=production',
    )
    const set = { NODE_ENV: 'production', AUTH_SECRET, SMTP_URL: 'smtps://mail.example' }
    expect(read(set)).toMatchObject({ isProduction: true, authSecrets: [AUTH_SECRET] })
  })

  test('has no demo community, because its password is public', () => {
    const set = { NODE_ENV: 'production', AUTH_SECRET, SMTP_URL: 'smtps://mail.example' }
    expect(read(set).fillDemoCommunity).toBe(false)
    expect(() => read({ ...set, DEMO: 'on' })).toThrow(
      /^Invalid settings: DEMO must be off when NODE_ENV=production/,
    )
  })
})
