import { expect, test } from 'vitest'
import { isReservedUsername } from './username-rules.ts'

test.each([
  'admin',
  'Administrator',
  'MODERATOR',
  'mod',
  'guffaw',
  'support',
  'help',
  'official',
  'staff',
  'security',
  'system',
  'root',
  '_admin_',
  'admin2',
  '007_support_1',
  'mods',
  'guffaw_support',
  'GuffawTeam',
  'no_reply',
])('username %s is reserved', (username) => {
  expect(isReservedUsername(username)).toBe(true)
})

test.each(['ada_99', 'modern', 'admiral', 'helpful', 'root_beer', 'guffawing', 'supporter', '___', '2026'])(
  'username %s is not reserved',
  (username) => {
    expect(isReservedUsername(username)).toBe(false)
  },
)
