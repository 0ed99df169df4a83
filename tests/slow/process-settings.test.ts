import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createHttpClient } from '#tests/support/http-client.ts'
import { postForm } from '#tests/support/members.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { startS3Server, type S3Server } from '#tests/support/s3-server.ts'
import { signUp, startServerProcess, urlOf, type ServerProcess } from '#tests/support/server-process.ts'
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

describe('S3 settings', () => {
  let s3: S3Server
  let settings: Record<string, string>
  beforeAll(async () => {
    s3 = await startS3Server()
    const { endpoint, bucket, accessKeyId, secretAccessKey } = s3.config()
    settings = {
      S3_ENDPOINT: endpoint ?? '',
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    }
  })
  afterAll(() => s3.stop())

  test('store media in the bucket', async () => {
    const server = launch(settings)
    const { rest, accessToken } = await signUp(server, 'ivan')
    const answer = await rest.form(
      '/post',
      postForm('Far away', await drawPicture({ width: 64, height: 64 })),
    )
    expect(await s3.keys()).toEqual([expect.stringMatching(/^image\/full\/.*\.webp$/)])
    const http = createHttpClient(await urlOf(server), accessToken)
    expect((await http.fetch(answer.text('post.postUrl'))).status).toBe(200)
    expect((await rest.delete(`/post/me/${answer.text('post.id')}`)).status).toBe(200)
    expect(await s3.keys()).toEqual([])
  })

  test.for([
    [{ S3_BUCKET: 'elsewhere' }, 'S3_BUCKET does not exist'],
    [{ S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY must be set when S3_BUCKET is set'],
  ] as const)(
    'that are invalid fail the start with one line that names them: %j',
    async ([changes, fault]) => {
      const server = launch({ ...settings, ...changes })
      expect(await server.ended).toBe(1)
      expect(server.errors).toContain(`Guffaw could not start. Invalid settings: ${fault}`)
    },
  )
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
