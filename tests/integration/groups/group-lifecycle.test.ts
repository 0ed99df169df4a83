import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAccountApi } from '#tests/support/account-api.ts'
import { messages } from '#rules/messages.ts'
import { wrongCounters } from '#tests/support/counters.ts'
import { changeGroup, createGroup, groupSeenBy, join, postIn, type TestGroup } from '#tests/support/groups.ts'
import { listAt, valueAt } from '#tests/support/json.ts'
import { globalIdOf, homeFeedOf } from '#tests/support/member-mutations.ts'
import { createMember, createTrio, PASSWORD, visit, type TestMember } from '#tests/support/members.ts'
import { casesAbout, createModerator, decide, openCase, report } from '#tests/support/moderation.ts'
import { notificationsOf } from '#tests/support/notifications.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()
let owner: TestMember
let ben: TestMember
let cid: TestMember
let group: TestGroup
// Otherwise, groups of other test files could fill the first page of a list.
beforeAll(async () => void (await app.dependencies.database.group.deleteMany()))
beforeEach(async () => {
  owner = await createMember(app)
  ;[ben, cid] = await createTrio(app)
  group = await createGroup(owner)
})
afterAll(async () => expect(await wrongCounters(app.dependencies.sql)).toEqual([]))

const deleteAccount = () => createAccountApi(owner.http).deleteAccount(PASSWORD)

async function joinLater(...members: TestMember[]): Promise<void> {
  for (const member of members) {
    app.clock.advance(1)
    await join(group, member)
  }
}

describe('deletion of the account of the last owner', () => {
  test('makes the longest-serving moderator the owner', async () => {
    await joinLater(ben, cid)
    const target = { groupId: group.id, userId: globalIdOf(cid), role: 'MODERATOR' }
    await changeGroup(owner, 'setGroupRole', target)
    await deleteAccount()
    expect(await groupSeenBy(cid, group)).toMatchObject({ viewerRole: 'OWNER', memberCount: 2 })
    expect((await notificationsOf(app, cid)).list[0]).toMatchObject({
      kind: 'GROUP_ROLE_CHANGED',
      text: messages.groupRoleChanged.OWNER('Bread'),
    })
  })

  test('makes the longest-serving member the owner if there is no moderator', async () => {
    await joinLater(ben, cid)
    await deleteAccount()
    expect(await groupSeenBy(ben, group)).toMatchObject({ viewerRole: 'OWNER' })
    expect(await groupSeenBy(cid, group)).toMatchObject({ viewerRole: 'MEMBER' })
  })

  test('deletes a group without other members, whose posts remain', async () => {
    await join(group, ben)
    await postIn(group, ben, 'Left over')
    await changeGroup(ben, 'leaveGroup', { groupId: group.id })
    await deleteAccount()
    expect(await groupSeenBy(ben, group)).toBeNull()
    await app.run('delete groups')
    expect(await homeFeedOf(ben)).toEqual(['Left over'])
  })

  test('changes nothing if there is another owner', async () => {
    await joinLater(ben, cid)
    const target = { groupId: group.id, userId: globalIdOf(cid), role: 'OWNER' }
    await changeGroup(owner, 'setGroupRole', target)
    await deleteAccount()
    expect(await groupSeenBy(ben, group)).toMatchObject({ viewerRole: 'MEMBER' })
    expect(await groupSeenBy(cid, group)).toMatchObject({ viewerRole: 'OWNER' })
  })
})

test('rising groups have the most joins of the last week', async () => {
  const { database } = app.dependencies
  const later = await createGroup(owner)
  const order = async () => {
    const { data } = await visit(app).graphql.send(
      '{ groups(sort: RISING, first: 50) { edges { node { slug } } } }',
    )
    const slugs = listAt(data, 'groups.edges').map((edge) => valueAt(edge, 'node.slug'))
    return slugs.filter((slug) => slug === group.slug || slug === later.slug)
  }
  await join(group, ben)
  expect(await order()).toEqual([group.slug, later.slug])
  app.clock.advance(7 * 24 * 60 * 60 + 60)
  await app.run('end recent joins of groups')
  const { id: groupId } = await database.group.findFirstOrThrow({ where: { slug: later.slug } })
  await database.groupMember.create({ data: { groupId, memberId: cid.id, joinedAt: app.clock.now() } })
  expect(await order()).toEqual([later.slug, group.slug])
})

describe('reported', () => {
  let moderator: TestMember
  beforeEach(async () => {
    moderator = await createModerator(app)
  })

  test('group is a case about its owner, is hidden with its posts when removed, and shown again when reinstated', async () => {
    await join(group, ben)
    const postId = await postIn(group, ben, 'In the group')
    const caseId = await openCase(cid, moderator, { subjectId: group.id, author: owner })
    expect(await casesAbout(moderator, owner)).toMatchObject([{ subject: { __typename: 'Group' } }])
    const post = async (viewer: TestMember) =>
      (
        await viewer.graphql.send('query ($id: ID!) { node(id: $id) { ... on Post { text } } }', {
          id: postId,
        })
      ).data
    expect(await decide(moderator, caseId, 'REMOVE')).toMatchObject({ case: { status: 'DECIDED' } })
    expect(await groupSeenBy(cid, group)).toBeNull()
    expect(await groupSeenBy(moderator, group)).toMatchObject({ name: 'Bread', postCount: 0 })
    expect(await post(cid)).toEqual({ node: null })
    expect(await post(ben)).toEqual({ node: { text: 'In the group' } })
    expect((await notificationsOf(app, owner)).list[0]).toMatchObject({ kind: 'CONTENT_REMOVED' })
    expect(await changeGroup(cid, 'joinGroup', { groupId: group.id })).toMatchObject({ code: 'NOT_FOUND' })
    await decide(moderator, caseId, 'REINSTATE')
    expect(await groupSeenBy(cid, group)).toMatchObject({ postCount: 1 })
    expect(await post(cid)).toEqual({ node: { text: 'In the group' } })
  })

  test('posts are listed to the moderators of their group, also because of their comments', async () => {
    await join(group, ben)
    const reported = await postIn(group, ben, 'Reported')
    await postIn(group, ben, 'Fine')
    await report(cid, reported)
    expect(await groupSeenBy(owner, group, 'reportedPosts { text }')).toEqual({
      reportedPosts: [{ text: 'Reported' }],
    })
    const [found] = await casesAbout(moderator, ben)
    await decide(moderator, found?.id ?? '', 'DISMISS')
    expect(await groupSeenBy(owner, group, 'reportedPosts { text }')).toEqual({ reportedPosts: [] })
  })
})
