import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { messages } from '#rules/messages.ts'
import { wrongCounters } from '#tests/support/counters.ts'
import { changeGroup, createGroup, groupSeenBy, join, postIn, type TestGroup } from '#tests/support/groups.ts'
import { homeFeedOf, globalIdOf } from '#tests/support/member-mutations.ts'
import { valueAt } from '#tests/support/json.ts'
import { createTrio, type TestMember } from '#tests/support/members.ts'
import { createModerator, decide, openCase, ownCases } from '#tests/support/moderation.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()
let owner: TestMember
let member: TestMember
let other: TestMember
let group: TestGroup
beforeEach(async () => {
  ;[owner, member, other] = await createTrio(app)
  group = await createGroup(owner, { description: 'All about bread', rules: ['Be kind'] })
})
afterAll(async () => expect(await wrongCounters(app.dependencies.sql)).toEqual([]))

describe('group', () => {
  test('shows its details and the role of the viewer', async () => {
    expect(await groupSeenBy(owner, group)).toMatchObject({
      name: 'Bread',
      description: 'All about bread',
      rules: ['Be kind'],
      joining: 'OPEN',
      memberCount: 1,
      viewerRole: 'OWNER',
    })
    expect(await groupSeenBy(other, group)).toMatchObject({ viewerRole: null, viewerHasRequested: false })
  })

  test('lists its posts in three orders, and the home feed of its members has them', async () => {
    await join(group, member)
    await postIn(group, owner, 'Sourdough')
    await postIn(group, member, 'Toast')
    for (const sort of ['NEWEST', 'TRENDING', 'TOP'])
      expect(
        await groupSeenBy(other, group, `posts(sort: ${sort}) { totalCount edges { node { text } } }`),
      ).toMatchObject({
        posts: { totalCount: 2, edges: [{ node: { text: 'Toast' } }, { node: { text: 'Sourdough' } }] },
      })
    expect(await homeFeedOf(member)).toEqual(['Toast', 'Sourdough'])
    expect(await homeFeedOf(other)).toEqual([])
  })

  test('on request, a moderator approves, and the member learns it', async () => {
    await changeGroup(owner, 'updateGroup', { groupId: group.id, joining: 'ON_REQUEST' })
    expect(await changeGroup(member, 'joinGroup', { groupId: group.id })).toMatchObject({
      group: { viewerRole: null, viewerHasRequested: true, memberCount: 1 },
    })
    const target = { groupId: group.id, userId: globalIdOf(member) }
    expect(await changeGroup(other, 'approveGroupMember', target)).toMatchObject({
      code: 'NOT_ALLOWED',
      message: messages.groupModeratorsOnly,
    })
    expect(await changeGroup(owner, 'approveGroupMember', target)).toMatchObject({
      group: { memberCount: 2 },
    })
    expect(await groupSeenBy(member, group)).toMatchObject({
      viewerRole: 'MEMBER',
      viewerHasRequested: false,
    })
  })

  test('removed by a moderator is hidden with its posts, until the decision is withdrawn', async () => {
    const moderator = await createModerator(app)
    const postId = await postIn(group, owner, 'Sourdough')
    const caseId = await openCase(other, moderator, { subjectId: group.id, author: owner })
    const seen = async () => {
      const { data } = await other.graphql.send('query ($id: ID!) { node(id: $id) { id } }', { id: postId })
      return { group: await groupSeenBy(other, group, 'name'), post: valueAt(data, 'node') }
    }
    await decide(moderator, caseId, 'REMOVE', { reason: 'SPAM' })
    expect(await seen()).toEqual({ group: null, post: null })
    const [found] = await ownCases(owner)
    expect(found?.decisions[0]?.statement).toBe('Your group was removed with its posts. Rule: Spam or scam.')
    await decide(moderator, caseId, 'REINSTATE')
    expect(await seen()).toEqual({ group: { name: 'Bread' }, post: { id: postId } })
  })

  test('is deleted with its posts remaining', async () => {
    await postIn(group, owner, 'Left over')
    expect(await changeGroup(owner, 'deleteGroup', { groupId: group.id })).toMatchObject({
      deletedGroupId: group.id,
    })
    expect(await groupSeenBy(owner, group)).toBeNull()
    await app.run('delete groups')
    expect(await homeFeedOf(owner)).toEqual(['Left over'])
  })
})
