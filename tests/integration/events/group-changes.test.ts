import type { Client } from 'graphql-ws'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeGroup, createGroup, join, postIn, type TestGroup } from '#tests/support/groups.ts'
import { valueAt } from '#tests/support/json.ts'
import { globalIdOf } from '#tests/support/member-mutations.ts'
import { createTrio, type TestMember } from '#tests/support/members.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { createWebSocketClient } from '#tests/support/websocket-client.ts'

const app = await sharedApp()
let owner: TestMember
let ben: TestMember
let cid: TestMember
let group: TestGroup
let clients: Client[] = []
beforeEach(async () => {
  ;[owner, ben, cid] = await createTrio(app)
  group = await createGroup(owner)
})
afterEach(async () => {
  for (const client of clients) client.terminate()
  clients = []
  await app.untilWatchers(0)
})

/** Returns a function for the next value at the path. */
function watch({ accessToken }: TestMember, subscription: string, path: string): () => Promise<unknown> {
  const client = createWebSocketClient(app.url, {
    connectionParams: { authorization: `Bearer ${accessToken}` },
  })
  clients.push(client)
  const events = client.iterate({ query: `subscription { ${subscription} }` })
  return async () => valueAt((await events.next()).value, `data.${path}`)
}

test('everyone who watches a group receives its counters, and members their role', async () => {
  const changes = `groupChanges(groupId: "${group.id}") { group { name memberCount viewerRole } }`
  const [nextOfOwner, nextOfBen] = [owner, ben].map((member) => watch(member, changes, 'groupChanges.group'))
  await app.untilWatchers(2)
  await join(group, cid)
  expect(await nextOfOwner?.()).toEqual({ name: 'Bread', memberCount: 2, viewerRole: 'OWNER' })
  expect(await nextOfBen?.()).toEqual({ name: 'Bread', memberCount: 2, viewerRole: null })
  await changeGroup(owner, 'updateGroup', { groupId: group.id, name: 'Rolls' })
  expect(await nextOfBen?.()).toEqual({ name: 'Rolls', memberCount: 2, viewerRole: null })
})

test('new post in a group is announced as in the home feed of its members', async () => {
  await join(group, ben)
  const created = 'postEvents { ... on PostCreated { isInHomeFeed post { text group { slug } } } }'
  const [nextOfBen, nextOfCid] = [ben, cid].map((member) => watch(member, created, 'postEvents'))
  await app.untilWatchers(2)
  await postIn(group, owner, 'Fresh bread')
  const post = { text: 'Fresh bread', group: { slug: group.slug } }
  expect(await nextOfBen?.()).toEqual({ isInHomeFeed: true, post })
  expect(await nextOfCid?.()).toEqual({ isInHomeFeed: false, post })
})

test('removal of a post from its group is a change of the post', async () => {
  const postId = await postIn(group, owner, 'Off topic')
  const next = watch(
    ben,
    `postChanges(postIds: ["${postId}"]) { post { group { slug } } }`,
    'postChanges.post',
  )
  await app.untilWatchers(1)
  await changeGroup(owner, 'removeGroupPost', { groupId: group.id, postId })
  expect(await next()).toEqual({ group: null })
})

test('unknown group cannot be watched', async () => {
  const next = watch(ben, `groupChanges(groupId: "${globalIdOf(ben)}") { group { id } }`, 'groupChanges')
  expect(await next()).toBeUndefined()
})
