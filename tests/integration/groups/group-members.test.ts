import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { messages } from '#rules/messages.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { wrongCounters } from '#tests/support/counters.ts'
import {
  changeGroup,
  createGroup,
  groupSeenBy,
  join,
  outcomesOf,
  type TestGroup,
} from '#tests/support/groups.ts'
import { listAt, valueAt } from '#tests/support/json.ts'
import { change, globalIdOf } from '#tests/support/member-mutations.ts'
import { createMembers, createTrio, type TestMember } from '#tests/support/members.ts'
import { notificationsOf } from '#tests/support/notifications.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()
let owner: TestMember
let ben: TestMember
let cid: TestMember
let group: TestGroup
beforeEach(async () => {
  ;[owner, ben, cid] = await createTrio(app)
  group = await createGroup(owner)
})
afterAll(async () => expect(await wrongCounters(app.dependencies.sql)).toEqual([]))

const act = (actor: TestMember, mutation: string, target: TestMember, input = {}) =>
  changeGroup(actor, mutation, { groupId: group.id, userId: globalIdOf(target), ...input })

async function membersSeenBy(viewer: TestMember, window = 'first: 10'): Promise<string[]> {
  const seen = await groupSeenBy(viewer, group, `members(${window}) { edges { role node { username } } }`)
  return listAt(seen, 'members.edges').map((edge) => {
    const [role, name] = [valueAt(edge, 'role'), valueAt(edge, 'node.username')]
    const known = [owner, ben, cid].findIndex(({ username }) => username === name)
    return `${['owner', 'ben', 'cid'][known] ?? name} ${role}`
  })
}

test('joining, leaving and asking again change nothing', async () => {
  for (const _attempt of [1, 2])
    expect(await changeGroup(ben, 'joinGroup', { groupId: group.id })).toMatchObject({
      group: { memberCount: 2, viewerRole: 'MEMBER' },
    })
  for (const _attempt of [1, 2])
    expect(await changeGroup(ben, 'leaveGroup', { groupId: group.id })).toMatchObject({
      group: { memberCount: 1, viewerRole: null },
    })
  await changeGroup(owner, 'updateGroup', { groupId: group.id, joining: 'ON_REQUEST' })
  for (const _attempt of [1, 2])
    expect(await changeGroup(ben, 'joinGroup', { groupId: group.id })).toMatchObject({
      group: { memberCount: 1, viewerHasRequested: true },
    })
  expect(await changeGroup(ben, 'leaveGroup', { groupId: group.id })).toMatchObject({
    group: { viewerHasRequested: false },
  })
})

test('members are listed by role, then by the time they joined, also across pages', async () => {
  app.clock.advance(1)
  await join(group, ben)
  app.clock.advance(1)
  await join(group, cid)
  await act(owner, 'setGroupRole', cid, { role: 'MODERATOR' })
  expect(await membersSeenBy(ben)).toEqual(['owner OWNER', 'cid MODERATOR', 'ben MEMBER'])
  const seen = await groupSeenBy(ben, group, 'members(first: 2) { pageInfo { endCursor } }')
  const after = String(valueAt(seen, 'members.pageInfo.endCursor'))
  expect(await membersSeenBy(ben, `first: 2, after: "${after}"`)).toEqual(['ben MEMBER'])
  await change(ben, 'blockUser', cid)
  expect(await membersSeenBy(ben)).toEqual(['owner OWNER', 'ben MEMBER'])
})

describe('request to join', () => {
  beforeEach(() => changeGroup(owner, 'updateGroup', { groupId: group.id, joining: 'ON_REQUEST' }))

  test('notifies owners and moderators until it is decided, and its author of the approval', async () => {
    await changeGroup(ben, 'joinGroup', { groupId: group.id })
    const [asked] = (await notificationsOf(app, owner)).list
    expect(asked).toMatchObject({
      kind: 'GROUP_JOIN_REQUESTED',
      path: `/groups/${group.slug}/members?tab=requests`,
    })
    expect(asked?.text).toContain('asked to join \u2068Bread\u2069')
    expect(await groupSeenBy(owner, group, 'joinRequests { edges { node { username } } }')).toEqual({
      joinRequests: { edges: [{ node: { username: ben.username } }] },
    })
    for (const _attempt of [1, 2])
      expect(await act(owner, 'approveGroupMember', ben)).toMatchObject({ group: { memberCount: 2 } })
    expect((await notificationsOf(app, owner)).list).toEqual([])
    expect((await notificationsOf(app, ben)).list).toMatchObject([
      { kind: 'GROUP_JOIN_APPROVED', text: messages.joinApproved('Bread'), path: `/groups/${group.slug}` },
    ])
    const { data } = await ben.graphql.send(
      '{ viewer { notifications { edges { node { group { slug } } } } } }',
    )
    expect(valueAt(data, 'viewer.notifications.edges.0.node.group.slug')).toBe(group.slug)
  })

  test('is declined, and can be repeated', async () => {
    await changeGroup(ben, 'joinGroup', { groupId: group.id })
    await act(owner, 'declineGroupMember', ben)
    expect(await groupSeenBy(ben, group)).toMatchObject({ viewerHasRequested: false, viewerRole: null })
    expect((await notificationsOf(app, owner)).list).toEqual([])
    await changeGroup(ben, 'joinGroup', { groupId: group.id })
    expect(await groupSeenBy(ben, group)).toMatchObject({ viewerHasRequested: true })
  })

  test('of someone who did not ask cannot be approved', async () => {
    expect(await act(owner, 'approveGroupMember', ben)).toMatchObject({
      code: 'NOT_FOUND',
      message: messages.groupRequestNotFound,
    })
    const nobody = encodeGlobalId('User', '0190a0b0-0000-7000-8000-000000000000')
    expect(
      await changeGroup(owner, 'approveGroupMember', { groupId: group.id, userId: nobody }),
    ).toMatchObject({ code: 'NOT_FOUND', message: messages.userNotFound })
  })
})

describe('ban', () => {
  test('ends membership and requests and prevents new ones, until it is lifted', async () => {
    await join(group, ben)
    for (const _attempt of [1, 2])
      expect(await act(owner, 'banGroupMember', ben)).toMatchObject({ group: { memberCount: 1 } })
    expect(await changeGroup(ben, 'joinGroup', { groupId: group.id })).toMatchObject({
      code: 'NOT_ALLOWED',
      message: messages.bannedFromGroup,
    })
    expect(await groupSeenBy(ben, group)).toMatchObject({ viewerRole: null, viewerIsBanned: true })
    expect(await groupSeenBy(owner, group, 'bannedMembers { edges { node { username } } }')).toEqual({
      bannedMembers: { edges: [{ node: { username: ben.username } }] },
    })
    await act(owner, 'unbanGroupMember', ben)
    expect(await groupSeenBy(ben, group)).toMatchObject({ viewerRole: null, viewerIsBanned: false })
    expect(await changeGroup(ben, 'joinGroup', { groupId: group.id })).toMatchObject({
      group: { viewerRole: 'MEMBER' },
    })
  })

  test('of a member who asked ends the request', async () => {
    await changeGroup(owner, 'updateGroup', { groupId: group.id, joining: 'ON_REQUEST' })
    await changeGroup(ben, 'joinGroup', { groupId: group.id })
    await act(owner, 'banGroupMember', ben)
    expect(await act(owner, 'approveGroupMember', ben)).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('roles', () => {
  beforeEach(() => join(group, ben, cid))

  test('are set by owners for members of the group only, who learn it', async () => {
    expect(await act(owner, 'setGroupRole', ben, { role: 'MODERATOR' })).toMatchObject({ group: {} })
    expect((await notificationsOf(app, ben)).list).toMatchObject([
      { kind: 'GROUP_ROLE_CHANGED', text: messages.groupRoleChanged.MODERATOR('Bread') },
    ])
    const [outsider] = await createMembers(app, 1)
    if (!outsider) throw new Error('No member was created')
    expect(await act(owner, 'setGroupRole', outsider, { role: 'MODERATOR' })).toMatchObject({
      code: 'NOT_FOUND',
      message: messages.groupMemberNotFound,
    })
  })

  test('protect from those with the same or a lower role', async () => {
    await act(owner, 'setGroupRole', ben, { role: 'MODERATOR' })
    await act(owner, 'setGroupRole', cid, { role: 'MODERATOR' })
    for (const mutation of ['removeGroupMember', 'banGroupMember']) {
      for (const target of [owner, cid, ben])
        expect(await act(ben, mutation, target), mutation).toMatchObject({
          code: 'NOT_ALLOWED',
          message: messages.moderatorRank,
        })
      expect(await act(owner, mutation, owner)).toMatchObject({
        code: 'NOT_ALLOWED',
        message: messages.ownerRank,
      })
    }
    expect(await act(owner, 'removeGroupMember', ben)).toMatchObject({ group: { memberCount: 2 } })
  })

  test('the last owner can neither leave nor lose the role', async () => {
    const refused = { code: 'NOT_ALLOWED', message: messages.lastOwner }
    expect(await changeGroup(owner, 'leaveGroup', { groupId: group.id })).toMatchObject(refused)
    expect(await act(owner, 'setGroupRole', owner, { role: 'MEMBER' })).toMatchObject(refused)
    await act(owner, 'setGroupRole', ben, { role: 'OWNER' })
    const results = await Promise.all(
      [owner, ben].map((actor) => changeGroup(actor, 'leaveGroup', { groupId: group.id })),
    )
    expect(outcomesOf(results)).toEqual(['NOT_ALLOWED', 'ok'])
  })
})

test('a hundred members who join at once are counted exactly', async () => {
  const members = await createMembers(app, 100)
  await Promise.all(members.map((member) => changeGroup(member, 'joinGroup', { groupId: group.id })))
  expect(await groupSeenBy(owner, group)).toMatchObject({ memberCount: 101 })
  await Promise.all(
    members.slice(0, 40).map((member) => changeGroup(member, 'leaveGroup', { groupId: group.id })),
  )
  expect(await groupSeenBy(owner, group)).toMatchObject({ memberCount: 61 })
})
