import { expect, test } from 'vitest'
import { findForbiddenChanges } from './schema-changes.ts'

const RELEASED = 'type Query { feed(first: Int): String! viewer: String size: Int }'
const DECISIONS = ['0000-template.md', '0042-no-more-feed.md']
const REMOVED = 'Query.feed was removed.'

function check(current: string, allowed: Record<string, string> = {}): string[] {
  return findForbiddenChanges({ released: RELEASED, current, allowed, decisions: DECISIONS })
}

test('added types and fields are compatible', () => {
  expect(
    check('type Query { feed(first: Int, last: Int): String! viewer: String! size: Int more: Int }'),
  ).toEqual([])
})

test.for([
  ['a removed field', 'type Query { viewer: String size: Int }', REMOVED],
  [
    'a changed type',
    'type Query { feed(first: Int): String viewer: String size: Int }',
    'Query.feed changed type from String! to String.',
  ],
  [
    'a new required argument',
    'type Query { feed(first: Int, of: ID!): String! viewer: String size: Int }',
    'A required arg of on Query.feed was added.',
  ],
] as const)('%s breaks the released schema', ([, current, change]) => {
  expect(check(current)).toEqual([`Breaks the released schema: ${change}`])
})

test('incompatible change is allowed by a decision record', () => {
  expect(check('type Query { viewer: String size: Int }', { [REMOVED]: '0042-no-more-feed.md' })).toEqual([])
})

test('allowed change needs an existing decision record and must be present in the schema', () => {
  expect(check('type Query { viewer: String size: Int }', { [REMOVED]: '0043-missing.md' })).toEqual([
    `Decision record 0043-missing.md does not exist: ${REMOVED}`,
  ])
  expect(check(RELEASED, { [REMOVED]: '0042-no-more-feed.md' })).toEqual([
    `Allowed, but the schema has no such change: ${REMOVED}`,
  ])
})
