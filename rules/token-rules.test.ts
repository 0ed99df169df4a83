import { expect, test } from 'vitest'
import { isPersonalToken, personalTokenSchema } from './token-rules.ts'

const INPUT = { name: 'bot', scopes: ['read'], expiresInDays: 30 }

test('write scope includes the read scope, and each scope is stored once', () => {
  const scopesFor = (scopes: string[]) => personalTokenSchema.parse({ ...INPUT, scopes }).scopes
  expect(scopesFor(['read'])).toEqual(['read'])
  expect(scopesFor(['write'])).toEqual(['read', 'write'])
  expect(scopesFor(['write', 'read', 'write'])).toEqual(['read', 'write'])
})

test.each([
  ['no name', { name: undefined }, 'Please enter a name for the access token'],
  ['an unknown scope', { scopes: ['admin'] }, 'Scopes must be read, write or both'],
  ['scopes that are no array', { scopes: 'read' }, 'Scopes must be read, write or both'],
  ['half a day', { expiresInDays: 0.5 }, 'An access token can be valid for 1 to 365 days'],
  ['days as text', { expiresInDays: '7' }, 'An access token can be valid for 1 to 365 days'],
  ['more than 365 days', { expiresInDays: 366 }, 'An access token can be valid for 1 to 365 days'],
])('token with %s is refused', (_what, change, message) => {
  const { error } = personalTokenSchema.safeParse({ ...INPUT, ...change })
  expect(error?.issues.map((issue) => issue.message)).toEqual([message])
})

test('access tokens are recognized by their prefix', () => {
  expect(isPersonalToken(`guffaw_pat_${'a-Z_0'.repeat(8)}abc`)).toBe(true)
  expect(isPersonalToken(`guffaw_pat_${'a'.repeat(42)}`)).toBe(false)
  expect(isPersonalToken(`guffaw_pat_${'a'.repeat(42)}!`)).toBe(false)
  expect(isPersonalToken('eyJhbGciOiJIUzI1NiJ9.e30.x')).toBe(false)
})

test('token without a lifetime expires after 30 days', () => {
  expect(personalTokenSchema.parse({ ...INPUT, expiresInDays: undefined }).expiresInDays).toBe(30)
})
