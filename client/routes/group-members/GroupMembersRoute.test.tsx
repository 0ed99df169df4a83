import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import moderateQuery from '#client/__generated__/useModerateMemberMutation.graphql.ts'
import removePostQuery from '#client/__generated__/useRemoveGroupPostMutation.graphql.ts'
import roleQuery from '#client/__generated__/useSetGroupRoleMutation.graphql.ts'
import { messages } from '#rules/messages.ts'
import { groupOf } from '#tests/support/group-view.ts'
import { postOf } from '#tests/support/show-feed.tsx'
import { showRoute } from '#tests/support/show-route.tsx'
import {
  groupMembersListQuery,
  groupMembersLoader,
  groupMembersQuery,
  reportedPostsQuery,
} from './groupMembersLoader.ts'
import { GroupMembersRoute } from './GroupMembersRoute.tsx'

describe('members of a group', () => {
  test('have the badges of their roles, without tabs and menus for other members', async () => {
    showMembers('MEMBER')
    const ann = await screen.findByRole('article', { name: 'Ann' })
    expect(ann).toHaveTextContent('Owner')
    expect(screen.getByRole('article', { name: 'Bo' })).toHaveTextContent('Moderator')
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
  })

  test.each([
    ['OWNER', 'Ann', ['Make moderator', 'Make member']],
    ['OWNER', 'Bo', ['Make owner', 'Make member', 'Remove from group', 'Ban from group']],
    ['OWNER', 'Cleo', ['Make owner', 'Make moderator', 'Remove from group', 'Ban from group']],
    ['MODERATOR', 'Cleo', ['Remove from group', 'Ban from group']],
  ])('offer the role %s actions on %s', async (role, name, entries) => {
    const { user } = showMembers(role)
    await openMenu(user, name)
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(entries)
  })

  test('offer moderators no actions on owners and other moderators', async () => {
    showMembers('MODERATOR')
    const ann = await screen.findByRole('article', { name: 'Ann' })
    const bo = screen.getByRole('article', { name: 'Bo' })
    for (const row of [ann, bo]) expect(within(row).queryByRole('button', { name: 'More' })).toBeNull()
  })

  test('receive another role', async () => {
    const { user, variables } = showMembers('OWNER', {
      setGroupRole: { __typename: 'SetGroupRolePayload', group: groupOf({ viewerRole: 'OWNER' }) },
    })
    await openMenu(user, 'Cleo')
    await user.click(screen.getByRole('menuitem', { name: 'Make moderator' }))
    expect(await screen.findByText('@cleo is a moderator now')).toBeVisible()
    expect(screen.getByRole('article', { name: 'Cleo' })).toHaveTextContent('Moderator')
    expect(variables()).toEqual({ input: { groupId: 'group', userId: 'cleo', role: 'MODERATOR' } })
  })

  test('keep their role if the server refuses another one', async () => {
    const refusal = {
      __typename: 'NotAllowedError',
      __isError: 'NotAllowedError',
      message: messages.lastOwner,
    }
    const { user } = showMembers('OWNER', { setGroupRole: refusal })
    await openMenu(user, 'Ann')
    await user.click(screen.getByRole('menuitem', { name: 'Make member' }))
    expect(await screen.findByText(messages.lastOwner)).toBeVisible()
    expect(screen.getByRole('article', { name: 'Ann' })).toHaveTextContent('Owner')
  })

  test.each([
    ['Remove from group', 'Remove', { removeGroupMember: payload('RemoveGroupMemberPayload') }],
    ['Ban from group', 'Ban', { banGroupMember: payload('BanGroupMemberPayload') }],
  ])('disappear after “%s”', async (entry, confirmation, data) => {
    const { user } = showMembers('MODERATOR', data)
    await openMenu(user, 'Cleo')
    await user.click(screen.getByRole('menuitem', { name: entry }))
    await user.click(await screen.findByRole('button', { name: confirmation }))
    expect(await screen.findByText(/^@cleo is/)).toBeVisible()
    expect(screen.queryByRole('article', { name: 'Cleo' })).toBeNull()
    expect(screen.getByRole('article', { name: 'Ann' })).toBeVisible()
  })
})

describe('requests to join', () => {
  test.each([
    ['Approve', true, { approveGroupMember: payload('ApproveGroupMemberPayload') }],
    ['Decline', false, { declineGroupMember: payload('DeclineGroupMemberPayload') }],
  ])('disappear after “%s”', async (decision, isApproved, data) => {
    const { user, variables } = showMembers('MODERATOR', data, 'requests')
    await user.click(await screen.findByRole('button', { name: `${decision} @dan` }))
    expect(await screen.findByRole('heading', { name: 'No requests' })).toBeVisible()
    expect(variables()).toMatchObject({
      groupId: 'group',
      userId: 'dan',
      approve: isApproved,
      decline: !isApproved,
    })
  })
})

test('banned member is unbanned', async () => {
  const data = { unbanGroupMember: payload('UnbanGroupMemberPayload') }
  const { user, variables } = showMembers('MODERATOR', data, 'banned')
  await user.click(await screen.findByRole('button', { name: 'Unban @dan' }))
  expect(await screen.findByRole('heading', { name: 'Nobody is banned' })).toBeVisible()
  expect(variables()).toMatchObject({ groupId: 'group', userId: 'dan', unban: true, ban: false })
})

test('reported post is removed from the group', async () => {
  const data = { removeGroupPost: payload('RemoveGroupPostPayload') }
  const { user } = showMembers('MODERATOR', data, 'reported')
  await user.click(await screen.findByRole('button', { name: 'Remove from group' }))
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByRole('heading', { name: 'No reported posts' })).toBeVisible()
})

function payload(__typename: string) {
  return { __typename, group: groupOf({ viewerRole: 'MODERATOR' }) }
}

function userOf(id: string, role?: string) {
  const fullName = id[0]?.toUpperCase() + id.slice(1)
  const node = { __typename: 'User', id, username: id, fullName, isViewer: id === 'ann' && role === 'OWNER' }
  return { cursor: id, ...(role && { role }), node }
}

type User = ReturnType<typeof showRoute>['user']

async function openMenu(user: User, name: string) {
  const row = await screen.findByRole('article', { name })
  await user.click(within(row).getByRole('button', { name: 'More' }))
  await screen.findByRole('menu')
}

function showMembers(viewerRole: string, data: object = {}, tab = 'members') {
  let variables: unknown
  const answer = (sent: unknown) => {
    variables = sent
    return Response.json({ data })
  }
  const pageInfo = { hasNextPage: false, endCursor: 'c' }
  const members = [userOf('ann', 'OWNER'), userOf('bo', 'MODERATOR'), userOf('cleo', 'MEMBER')]
  const lists = {
    Group: () => groupOf({ viewerRole, reportedPosts: [postOf({ id: 'a' })] }),
    GroupMemberConnection: () => ({ edges: members, pageInfo }),
    UserConnection: () => ({ edges: [userOf('dan')], pageInfo }),
  }
  const view = showRoute({
    route: { path: '/groups/:slug/members', loader: groupMembersLoader, Component: GroupMembersRoute },
    query: groupMembersQuery,
    at: `/groups/cats/members?tab=${tab}`,
    answers: [lists],
    others: [
      { query: groupMembersListQuery, answer: lists },
      { query: reportedPostsQuery, answer: lists },
      ...[moderateQuery, removePostQuery, roleQuery].map((query) => ({ query, answer })),
    ],
  })
  return { ...view, variables: () => variables }
}
