import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startS3Server } from '#tests/support/s3-server.ts'
import { startServerProcess, type ServerProcess } from '#tests/support/server-process.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

let directory: string
let database: TestDatabase
let running: ServerProcess | undefined
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'guffaw-settings-'))
  database = await createTestDatabase()
})
afterEach(async () => {
  running?.child.kill('SIGTERM')
  await running?.ended
})
afterAll(async () => {
  await database.drop()
  await rm(directory, { recursive: true })
})

describe('settings with which a start cannot succeed', () => {
  test('reports why in one line and fails', async () => {
    const server = launch({ PORT: 'eighty', DATABASE_URL: 'localhost', SMTP_URL: 'x' })
    expect(await server.ended).toBe(1)
    expect(server.output).toEqual([])
    expect(server.errors).toEqual([
      'Guffaw could not start. Invalid settings: PORT must be a port number; ' +
        'DATABASE_URL must be a URL that starts with postgres:// or postgresql://; ' +
        'SMTP_URL must be a URL that starts with smtp:// or smtps://',
    ])
  })

  test('because of its bucket names the setting in one line', async () => {
    const s3 = await startS3Server()
    onTestFinished(s3.stop)
    const { endpoint, accessKeyId, secretAccessKey } = s3.config()
    const server = launch({
      S3_ENDPOINT: endpoint ?? '',
      S3_BUCKET: 'elsewhere',
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    })
    expect(await server.ended).toBe(1)
    expect(server.errors).toContain('Guffaw could not start. Invalid settings: S3_BUCKET does not exist')
  })

  test('because of its database reports it and does not hang', async () => {
    const server = launch({ DATABASE_URL: 'postgres://guffaw:hunter2@127.0.0.1:1/guffaw' })
    expect(await server.ended).toBe(1)
    expect(server.errors.join('\n')).toContain('The database cannot be reached')
    expect([...server.errors, ...server.output].join('\n')).not.toContain('hunter2')
  })
})

function launch(settings: Record<string, string>): ServerProcess {
  running = startServerProcess({
    DATA_DIR: directory,
    DATABASE_URL: database.url,
    RATE_LIMITS: 'off',
    ...settings,
  })
  return running
}
