import { beforeEach, expect, test } from 'vitest'
import type { Secrets, TokenKey } from '#server/platform/secrets.ts'
import { createTestClock, type TestClock } from '#tests/support/test-clock.ts'
import { readToken, signToken, type TokenKind } from './tokens.ts'

const CLAIMS = {
  memberId: '01890a5d-ac96-774b-bcce-b302099a8057',
  sessionId: '01890a5d-ac96-774b-bcce-b302099a8058',
}
const [former, newest] = [keyOf('former', 1), keyOf('newest', 2)]

let clock: TestClock
beforeEach(() => {
  clock = createTestClock()
})

test('cached token is refused from the second of its expiry', async () => {
  const secrets = secretsWith(former)
  const token = await sign(secrets, 60)
  expect(await readToken({ secrets, clock }, 'access', token)).toEqual(CLAIMS)
  clock.advance(58)
  expect(await readToken({ secrets, clock }, 'access', token)).toEqual(CLAIMS)
  clock.advance(2)
  expect(await readToken({ secrets, clock }, 'access', token)).toBeNull()
})

test('token is verified once, by each set of keys separately', async () => {
  let keyReads = 0
  const countingSecrets = (keys: TokenKey[]): Secrets => ({
    ...secretsWith(former),
    get tokenKeys() {
      keyReads += 1
      return keys
    },
  })
  const token = await sign(secretsWith(former), 60)
  const first = countingSecrets([former])
  const rotated = countingSecrets([newest, former])
  const rotatedTwice = countingSecrets([newest])
  for (const expected of [1, 1]) {
    expect(await readToken({ secrets: first, clock }, 'access', token)).toEqual(CLAIMS)
    expect(keyReads).toBe(expected)
  }
  expect(await readToken({ secrets: rotated, clock }, 'access', token)).toEqual(CLAIMS)
  expect(await readToken({ secrets: rotatedTwice, clock }, 'access', token)).toBeNull()
  expect(keyReads).toBe(3)
})

test('cached token of another kind or a similar token is not accepted', async () => {
  const secrets = secretsWith(former)
  const token = await sign(secrets, 60)
  expect(await readToken({ secrets, clock }, 'access', token)).toEqual(CLAIMS)
  expect(await readToken({ secrets, clock }, 'refresh', token)).toBeNull()
  expect(await readToken({ secrets, clock }, 'access', `${token}A`)).toBeNull()
  const [header, payload] = token.split('.')
  const [, , signature] = (await sign(secretsWith(newest), 60)).split('.')
  expect(await readToken({ secrets, clock }, 'access', [header, payload, signature].join('.'))).toBeNull()
})

function sign(secrets: Secrets, seconds: number, kind: TokenKind = 'access'): Promise<string> {
  const expiresAt = new Date(clock.now().getTime() + seconds * 1000)
  return signToken({ secrets }, kind, CLAIMS, { tokenId: 'one', issuedAt: clock.now(), expiresAt })
}

function secretsWith(...tokenKeys: TokenKey[]): Secrets {
  return { tokenKeys, codeKeys: [], mailKeys: [], deviceKeys: [] }
}

function keyOf(id: string, byte: number): TokenKey {
  return { id, key: new Uint8Array(32).fill(byte) }
}
