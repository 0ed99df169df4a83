import { expect, test } from 'vitest'
import { readEnvironment } from './env.ts'
import { buildS3Config } from './s3.ts'

const KEYS = { S3_ACCESS_KEY_ID: 'an id', S3_SECRET_ACCESS_KEY: 'hunter2' }
const BUCKET = { S3_BUCKET: 'media', ...KEYS }

const read = (variables: Record<string, string>) => buildS3Config(readEnvironment(variables))

test('S3 is disabled without settings', () => {
  expect(read({})).toBeNull()
})

test('bucket and keys default to Amazon S3 through the server', () => {
  expect(read(BUCKET)).toEqual({
    bucket: 'media',
    endpoint: null,
    region: 'us-east-1',
    accessKeyId: 'an id',
    secretAccessKey: 'hunter2',
    access: { by: 'proxy' },
  })
})

test('every option can be set', () => {
  const variables = {
    ...BUCKET,
    S3_ENDPOINT: 'http://storage:3900',
    S3_REGION: 'garage',
    S3_MEDIA_ACCESS: 'public',
    S3_PUBLIC_URL: 'https://cdn.example/media/',
  }
  expect(read(variables)).toMatchObject({
    endpoint: 'http://storage:3900',
    region: 'garage',
    access: { by: 'public', url: 'https://cdn.example/media' },
  })
  expect(read({ ...BUCKET, S3_MEDIA_ACCESS: 'signed' })?.access).toEqual({ by: 'signed' })
})

const CONFLICTS: [Record<string, string>, string][] = [
  [{ S3_BUCKET: 'media' }, 'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY must be set when S3_BUCKET is set'],
  [KEYS, 'S3_BUCKET must be set when S3_ACCESS_KEY_ID is set'],
  [
    { S3_ENDPOINT: 'http://storage' },
    'S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY must be set when S3_ENDPOINT is set',
  ],
  [{ S3_MEDIA_ACCESS: 'proxy', ...KEYS }, 'S3_BUCKET must be set when S3_ACCESS_KEY_ID is set'],
  [{ ...BUCKET, S3_MEDIA_ACCESS: 'public' }, 'S3_PUBLIC_URL must be set when S3_MEDIA_ACCESS=public'],
  [
    { ...BUCKET, S3_MEDIA_ACCESS: 'signed', S3_PUBLIC_URL: 'https://cdn.example' },
    'S3_PUBLIC_URL requires S3_MEDIA_ACCESS=public',
  ],
]
test.for(CONFLICTS)('conflicting settings are named in one line: %j', ([variables, message]) => {
  expect(() => read(variables)).toThrow(
    expect.objectContaining({ name: 'SettingsError', message: `Invalid settings: ${message}` }),
  )
})
