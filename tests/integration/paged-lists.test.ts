import { beforeAll, describe, expect, test } from 'vitest'
import type { Keyset } from '#server/platform/lists/keyset.ts'
import { definePagedList, type ConnectionArguments } from '#server/platform/lists/paged-list.ts'
import { query } from '#server/platform/database/kysely.ts'
import { type ParametersOf } from '#server/platform/database/query.ts'
import { createMember } from '#tests/support/members.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const NAMES = ['ann', 'ben', 'cat', 'dan', 'eve']

/** Distinguishes the members from those of other tests. */
const PREFIX = 'paged'

/** By a text in ascending order. createMember appends a number to the names, which does not change their order. */
const BY_NAME: Keyset<'username' | 'memberId'> = {
  direction: 'ascending',
  keys: [
    { column: 'username', field: 'username', type: 'text' },
    { column: 'id', field: 'memberId', type: 'uuid' },
  ],
}

/** By three keys in descending order. The first one is the same for all rows. */
const BY_COUNT: Keyset<'postCount' | 'username' | 'memberId'> = {
  direction: 'descending',
  keys: [
    { column: 'post_count', field: 'postCount', type: 'integer' },
    { column: 'username', field: 'username', type: 'text' },
    { column: 'id', field: 'memberId', type: 'uuid' },
  ],
}

const lists = {
  'ascending by a text': listMembers('by-name', BY_NAME),
  'descending by three keys': listMembers('by-count', BY_COUNT),
}
const orders = { 'ascending by a text': NAMES, 'descending by three keys': NAMES.toReversed() }

const app = await sharedApp()
beforeAll(async () => {
  for (const name of ['eve', 'ann', 'dan', 'ben', 'cat']) await createMember(app, `${PREFIX}${name}`)
})

describe.each(['ascending by a text', 'descending by three keys'] as const)('list %s', (order) => {
  const expected = orders[order]

  test('is read forward page by page', async () => {
    const first = await load({ first: 2 })
    expect(first).toMatchObject({ names: expected.slice(0, 2), hasNextPage: true, hasPreviousPage: false })
    const second = await load({ first: 2, after: first.endCursor })
    expect(second).toMatchObject({ names: expected.slice(2, 4), hasNextPage: true, hasPreviousPage: true })
    const third = await load({ first: 2, after: second.endCursor })
    expect(third).toMatchObject({ names: expected.slice(4), hasNextPage: false, hasPreviousPage: true })
  })

  test('is read backward page by page', async () => {
    const last = await load({ last: 2 })
    expect(last).toMatchObject({ names: expected.slice(3), hasNextPage: false, hasPreviousPage: true })
    const before = await load({ last: 3, before: last.startCursor })
    expect(before).toMatchObject({ names: expected.slice(0, 3), hasNextPage: true, hasPreviousPage: false })
  })

  test('is read between two cursors', async () => {
    const all = await load({ first: 5 })
    const inner = await load({ first: 5, after: all.startCursor, before: all.endCursor })
    expect(inner.names).toEqual(expected.slice(1, 4))
  })

  async function load(window: ConnectionArguments) {
    const page = await lists[order].load(app.dependencies.sql, { pattern: `${PREFIX}%` }, window)
    return {
      hasNextPage: await page.hasNextPage(),
      hasPreviousPage: await page.hasPreviousPage(),
      names: page.edges.map(({ node }) => node.username.replace(PREFIX, '').replace(/_\d+$/, '')),
      startCursor: page.edges[0]?.cursor,
      endCursor: page.edges.at(-1)?.cursor,
    }
  }
})

function listMembers<Field extends 'postCount' | 'username' | 'memberId'>(
  name: string,
  keyset: Keyset<Field>,
) {
  return definePagedList({
    name,
    keyset,
    items: ({ pattern }: ParametersOf<{ pattern: string }>) =>
      query.selectFrom('members').selectAll().where('username', 'like', pattern),
    select: (page) =>
      query
        .selectFrom(page.as('member'))
        .select(['member.id as memberId', 'member.username', 'member.post_count as postCount']),
  })
}
