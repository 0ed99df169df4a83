import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { reloadRotatedSecrets, loadSecrets, rotateStoredSecret } from './secrets.ts'

const CONFIGURED = 'a secret that is at least 32 characters long'

let directory: string
beforeEach(async () => {
  directory = path.join(await mkdtemp(path.join(tmpdir(), 'guffaw-secrets-')), 'data')
})
afterEach(() => rm(path.dirname(directory), { recursive: true }))

describe('without a configured secret', () => {
  test('one is generated once, readable by its owner only', async () => {
    const first = await loadSecrets(null, directory)
    expect(await loadSecrets(null, directory)).toEqual(first)
    expect(await readdir(directory)).toEqual(['auth-secret'])
    const file = path.join(directory, 'auth-secret')
    expect((await readFile(file, 'utf8')).length).toBeGreaterThanOrEqual(43)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  test('processes started at the same time use the same secret', async () => {
    const loaded = await Promise.all(Array.from({ length: 20 }, () => loadSecrets(null, directory)))
    for (const secrets of loaded) expect(secrets).toEqual(loaded[0])
    expect(await readdir(directory)).toEqual(['auth-secret'])
  })

  test('each directory has its own secret', async () => {
    const first = await loadSecrets(null, directory)
    const second = await loadSecrets(null, path.join(directory, 'other'))
    expect(second.tokenKeys).not.toEqual(first.tokenKeys)
    expect(second.codeKeys).not.toEqual(first.codeKeys)
  })

  test('an empty file fails the start instead of invalidating tokens', async () => {
    await loadSecrets(null, directory)
    await writeFile(path.join(directory, 'auth-secret'), '')
    await expect(loadSecrets(null, directory)).rejects.toThrow(/auth-secret/)
  })
})

describe('key rotation', () => {
  test('signs with a new secret and accepts the previous one but no older', async () => {
    const first = await loadSecrets(null, directory)
    await rotateStoredSecret(directory)
    const second = await loadSecrets(null, directory)
    expect(second.tokenKeys).toEqual([expect.anything(), first.tokenKeys[0]])
    expect(second.tokenKeys[0]).not.toEqual(first.tokenKeys[0])
    await rotateStoredSecret(directory)
    const third = await loadSecrets(null, directory)
    expect(third.tokenKeys).toEqual([expect.anything(), second.tokenKeys[0]])
    expect((await stat(path.join(directory, 'auth-secret'))).mode & 0o777).toBe(0o600)
    expect(await readdir(directory)).toEqual(['auth-secret'])
  })

  test('is accepted by running processes, which sign with it after a restart', async () => {
    const started = await loadSecrets(null, directory)
    const [previous] = started.tokenKeys
    await rotateStoredSecret(directory)
    const next = await loadSecrets(null, directory)
    for (const _ of ['once', 'again']) {
      await reloadRotatedSecrets(started, directory)
      expect(started).toEqual({
        tokenKeys: next.tokenKeys.toReversed(),
        codeKeys: next.codeKeys.toReversed(),
        mailKeys: next.mailKeys.toReversed(),
        deviceKeys: next.deviceKeys.toReversed(),
      })
    }
    expect(started.tokenKeys[0]).toBe(previous)
  })
})

describe('with a configured secret', () => {
  test('nothing is written, and all processes derive the same keys', async () => {
    const secrets = await loadSecrets([CONFIGURED], directory)
    expect(await loadSecrets([CONFIGURED], '/nowhere')).toEqual(secrets)
    await expect(readdir(directory)).rejects.toThrow('ENOENT')
  })

  test('each purpose has its own key', async () => {
    const secrets = await loadSecrets([CONFIGURED], directory)
    const keys = [secrets.tokenKeys[0]?.key, secrets.codeKeys[0], secrets.mailKeys[0], secrets.deviceKeys[0]]
    for (const key of keys) expect(key).toHaveLength(32)
    expect(new Set(keys.map(String)).size).toBe(4)
    expect(JSON.stringify(secrets)).not.toContain(CONFIGURED)
  })

  test('the first of several signs, and tokens of the others are accepted', async () => {
    const [before, after] = [
      await loadSecrets([CONFIGURED], directory),
      await loadSecrets(['new', CONFIGURED], directory),
    ]
    expect(after.tokenKeys).toHaveLength(2)
    expect(after.tokenKeys[1]).toEqual(before.tokenKeys[0])
    expect(after.tokenKeys[0]?.id).not.toBe(before.tokenKeys[0]?.id)
  })
})
