import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { prepareDataDirectory } from './data-directory.ts'

const log = pino({ level: 'silent' })

let parent: string
beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'guffaw-data-'))
})
afterEach(() => rm(parent, { recursive: true }))

test('other users can neither list the data directory nor enter its folders', async () => {
  const directory = path.join(parent, 'new')
  await prepareDataDirectory(directory, log)
  expect((await modeOf(directory)) & 0o066).toBe(0)
  for (const folder of ['media', 'outbox', 'uploads'])
    expect(await modeOf(path.join(directory, folder))).toBe(0o700)
})

test('permissions that an earlier version left open are restricted', async () => {
  const [media, uploads] = [path.join(parent, 'media'), path.join(parent, 'uploads')]
  for (const folder of [media, uploads]) {
    await mkdir(folder)
    await chmod(folder, 0o755)
  }
  await chmod(parent, 0o755)
  await prepareDataDirectory(parent, log)
  expect((await modeOf(parent)) & 0o066).toBe(0)
  for (const folder of [media, uploads]) expect(await modeOf(folder)).toBe(0o700)
})

async function modeOf(file: string): Promise<number> {
  return (await stat(file)).mode & 0o777
}
