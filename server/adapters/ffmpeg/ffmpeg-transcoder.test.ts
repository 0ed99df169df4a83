import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFfmpegTranscoder } from './ffmpeg-transcoder.ts'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'guffaw-look-'))
})
afterAll(() => rm(directory, { recursive: true }))

test('a look at a file that is made to be read for long is ended after two seconds of a processor', async () => {
  const [command, note] = [path.join(directory, 'ffmpeg'), path.join(directory, 'note')]
  await writeFile(command, `#!/bin/sh\nulimit -t > ${note}\n`)
  await chmod(command, 0o755)
  expect(await createFfmpegTranscoder(command).inspect('video.mp4', 'mp4')).toBeNull()
  expect(await readFile(note, 'utf8')).toBe('2\n')
})
