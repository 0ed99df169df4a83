import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPrometheusMetrics } from '#server/platform/telemetry/prometheus-metrics.ts'
import { receiveUpload } from '#server/platform/http/uploads.ts'

const metrics = createPrometheusMetrics(pino({ level: 'silent' }))

let uploadDirectory: string
beforeEach(async () => {
  uploadDirectory = await mkdtemp(path.join(tmpdir(), 'guffaw-uploads-'))
})
afterEach(() => rm(uploadDirectory, { recursive: true }))

test('aborted uploads leave no files', async () => {
  for (let time = 0; time < 500; time += 1)
    await expect(receiveUpload({ uploadDirectory, metrics }, cutOff())).rejects.toThrow('not valid multipart')
  expect(await readdir(uploadDirectory)).toEqual([])
})

test('file of a form cannot be read by other users of the machine', async () => {
  await receiveUpload({ uploadDirectory, metrics }, Readable.from([Buffer.from('a picture')]))
  const [name = ''] = await readdir(uploadDirectory)
  expect((await stat(path.join(uploadDirectory, name))).mode & 0o777).toBe(0o600)
})

function cutOff(): Readable {
  return new Readable({ read: () => undefined }).destroy(new Error('cut off'))
}
