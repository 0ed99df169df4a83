import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createPrometheusMetrics } from '#server/platform/telemetry/prometheus-metrics.ts'
import { receiveUpload } from '#server/platform/http/uploads.ts'

test('aborted uploads leave no files', async () => {
  const uploadDirectory = await mkdtemp(path.join(tmpdir(), 'guffaw-uploads-'))
  const metrics = createPrometheusMetrics(pino({ level: 'silent' }))
  for (let time = 0; time < 500; time += 1)
    await expect(receiveUpload({ uploadDirectory, metrics }, cutOff())).rejects.toThrow('not valid multipart')
  expect(await readdir(uploadDirectory)).toEqual([])
  await rm(uploadDirectory, { recursive: true })
})

function cutOff(): Readable {
  return new Readable({ read: () => undefined }).destroy(new Error('cut off'))
}
