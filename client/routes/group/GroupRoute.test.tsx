import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import deleteQuery from '#client/__generated__/DeleteGroupDialogMutation.graphql.ts'
import removePostQuery from '#client/__generated__/useRemoveGroupPostMutation.graphql.ts'
import membershipQuery from '#client/__generated__/useSetMembershipMutation.graphql.ts'
import pinQuery from '#client/__generated__/useSetPinnedMutation.graphql.ts'
import { isolate } from '#rules/isolate.ts'
import { messages } from '#rules/messages.ts'
import { groupOf } from '#tests/support/group-view.ts'
import { allowConsoleErrors } from '#tests/support/quiet-console.ts'
import { listOf, postOf } from '#tests/support/show-feed.tsx'
import { showRoute } from '#tests/support/show-route.tsx'
import { groupLoader, groupPostsQuery, groupQuery } from './groupLoader.ts'
import { GroupRoute } from './GroupRoute.tsx'

const NAME = 'Cats of the office'

describe('group', () => {
  test('has its details, counts and posts', async () => {
    const { user } = showGroup()
    expect(await screen.findByRole('feed', { name: NAME })).toHaveTextContent('Post a')
    expect(screen.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
    const about = within(screen.getByRole('region', { name: `About ${isolate(NAME)}` }))
    expect(about.getByText('Cats that work.')).toBeVisible()
    expect(about.getByRole('link', { name: '1,204 members' })).toHaveAttribute('href', '/groups/cats/members')
    expect(about.getByText('No dogs')).not.toBeVisible()
    await user.click(about.getByText('Rules'))
    expect(about.getByText('No dogs')).toBeVisible()
    expect(document.title).toBe(`${isolate(NAME)} · Guffaw`)
  })

  test('sorts its posts by the URL', async () => {
    const { user, router } = showGroup()
    await user.click(await screen.findByRole('tab', { name: 'Top' }))
    expect(router.state.location.search).toBe('?sort=top')
    expect(await screen.findByRole('tab', { name: 'Top', selected: true })).toBeVisible()
  })

  test('shows pinned posts above the others, once', async () => {
    showGroup({ pinnedPosts: [postOf({ id: 'a' })] }, { posts: ['a', 'b'] })
    const feed = await screen.findByRole('feed')
    expect(feed).toHaveTextContent('Post b')
    expect(feed).not.toHaveTextContent('Post a')
    expect(screen.getByRole('region', { name: 'Pinned' })).toHaveTextContent('Post a')
  })

  test('is joined and left', async () => {
    const { user } = showGroup({}, { others: [pending] })
    const join = await screen.findByRole('button', { name: `Join ${NAME}` })
    await user.click(join)
    expect(screen.getByRole('link', { name: '1,205 members' })).toBeVisible()
    expect(screen.getByRole('button', { name: `Joined ${NAME}` })).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Post in this group' })).toHaveAttribute(
      'href',
      '/m/account/create?group=cats',
    )
    await user.click(screen.getByRole('button', { name: `Joined ${NAME}` }))
    await user.click(screen.getByRole('button', { name: 'Leave' }))
    expect(await screen.findByRole('button', { name: `Join ${NAME}` })).toBeVisible()
    expect(screen.getByRole('link', { name: '1,204 members' })).toBeVisible()
  })

  test('on request is asked, and the request is withdrawn', async () => {
    const { user } = showGroup({ joining: 'ON_REQUEST' }, { others: [pending] })
    await user.click(await screen.findByRole('button', { name: `Ask to join ${NAME}` }))
    expect(screen.getByRole('link', { name: '1,204 members' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: `Requested ${NAME}` }))
    expect(screen.getByRole('button', { name: `Ask to join ${NAME}` })).toBeVisible()
  })

  test('says why joining failed', async () => {
    const refusal = {
      __typename: 'LimitReachedError',
      __isError: 'LimitReachedError',
      message: messages.tooManyJoinedGroups,
    }
    const answer = () => Response.json({ data: { joinGroup: refusal } })
    const { user } = showGroup({}, { others: [{ query: membershipQuery, answer }] })
    await user.click(await screen.findByRole('button', { name: `Join ${NAME}` }))
    expect(await screen.findByText(messages.tooManyJoinedGroups)).toBeVisible()
    expect(screen.getByRole('button', { name: `Join ${NAME}` })).toBeVisible()
  })

  test('tells banned members that they cannot join', async () => {
    showGroup({ viewerIsBanned: true })
    expect(await screen.findByText(messages.bannedFromGroup)).toBeVisible()
    expect(screen.queryByRole('button', { name: `Join ${NAME}` })).toBeNull()
  })

  test.each([
    [null, ['Members', 'Copy link', 'Report group']],
    ['MEMBER', ['Members', 'Copy link', 'Leave group', 'Report group']],
    ['MODERATOR', ['Edit group', 'Members', 'Copy link', 'Leave group', 'Report group']],
    ['OWNER', ['Edit group', 'Members', 'Copy link', 'Leave group', 'Delete group']],
  ])('has a menu for the role %s', async (viewerRole, entries) => {
    const { user } = showGroup({ viewerRole })
    await user.click(await findMenuButton())
    await screen.findByRole('menuitem', { name: 'Members' })
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(entries)
  })

  test('is deleted by an owner, who continues with the other groups', async () => {
    const deleted = { __typename: 'DeleteGroupPayload' }
    const answer = () => Response.json({ data: { deleteGroup: deleted } })
    const { user, router } = showGroup({ viewerRole: 'OWNER' }, { others: [{ query: deleteQuery, answer }] })
    await user.click(await findMenuButton())
    await user.click(await screen.findByRole('menuitem', { name: 'Delete group' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Another screen')).toBeVisible()
    expect(router.state.location.pathname).toBe('/groups')
  })

  test('lets moderators pin and unpin its posts', async () => {
    const pinned = groupOf({ viewerRole: 'MODERATOR', pinnedPosts: [postOf({ id: 'a' })] })
    const { user, sent } = showModerated({
      pinGroupPost: { __typename: 'PinGroupPostPayload', group: pinned },
      unpinGroupPost: { __typename: 'UnpinGroupPostPayload', group: groupOf({ viewerRole: 'MODERATOR' }) },
    })
    await openPostMenu(user)
    await user.click(await screen.findByRole('menuitem', { name: 'Pin to group' }))
    expect(await screen.findByRole('region', { name: 'Pinned' })).toHaveTextContent('Post a')
    expect(sent()).toEqual({ groupId: 'group', postId: 'a', isPinned: true })
    await openPostMenu(user)
    await user.click(await screen.findByRole('menuitem', { name: 'Unpin from group' }))
    expect(await screen.findByText('Post unpinned')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Pinned' })).toBeNull()
  })

  test('lets moderators remove its posts', async () => {
    const group = groupOf({ viewerRole: 'MODERATOR', postCount: 55 })
    const { user } = showModerated({ removeGroupPost: { __typename: 'RemoveGroupPostPayload', group } })
    await openPostMenu(user)
    await user.click(await screen.findByRole('menuitem', { name: 'Remove from group' }))
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Post removed from the group')).toBeVisible()
    expect(screen.queryByText('Post a')).toBeNull()
    expect(screen.getByText(/55 posts/)).toBeVisible()
  })

  test('says why a post could not be pinned', async () => {
    const refusal = { __typename: 'LimitReachedError', __isError: 'LimitReachedError' }
    const { user } = showModerated({ pinGroupPost: { ...refusal, message: messages.tooManyPinnedPosts } })
    await openPostMenu(user)
    await user.click(await screen.findByRole('menuitem', { name: 'Pin to group' }))
    expect(await screen.findByText(messages.tooManyPinnedPosts)).toBeVisible()
  })

  test('lets only moderators decide about its posts', async () => {
    const { user } = showGroup({ viewerRole: 'MEMBER' })
    await openPostMenu(user)
    await screen.findByRole('menuitem', { name: 'Copy link' })
    await vi.dynamicImportSettled()
    expect(screen.queryByRole('menuitem', { name: /group$/ })).toBeNull()
  })

  test('of visitors leads to the login', async () => {
    const { user, router } = showGroup({}, { isVisitor: true })
    expect(await screen.findByText(/1,204 members/)).toBeVisible()
    expect(screen.queryByRole('link', { name: '1,204 members' })).toBeNull()
    await user.click(screen.getByRole('button', { name: `Join ${NAME}` }))
    expect(router.state.location.pathname).toBe('/m/account/login')
    expect(router.state.location.state).toEqual({ action: 'join Group group' })
  })

  test('that does not exist is not found', async () => {
    showRoute({ ...route, answers: [{ Query: () => ({ group: null }) }], at: '/groups/dogs' })
    expect(await screen.findByRole('heading', { level: 1, name: messages.groupNotFound })).toBeVisible()
  })

  test('says when it failed to load', async () => {
    allowConsoleErrors()
    showRoute({ ...route, answers: ['unreachable'], at: '/groups/cats' })
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the group')
  })
})

type RouteUnderTest = Parameters<typeof showRoute>[0]

const route = {
  route: { path: '/groups/:slug', loader: groupLoader, Component: GroupRoute },
  query: groupQuery,
}

/** The optimistic state stays. */
const pending = { query: membershipQuery, answer: 'never' } as const

type Shown = Pick<RouteUnderTest, 'isVisitor'> & {
  others?: NonNullable<RouteUnderTest['others']>
  posts?: string[]
}

function showGroup(
  fields: Record<string, unknown> = {},
  { others = [], posts = ['a'], ...rest }: Shown = {},
) {
  const answer = {
    Group: () => groupOf(fields),
    ...listOf(posts.map((id) => ({ id }))),
  }
  return showRoute({
    ...route,
    ...rest,
    at: '/groups/cats',
    answers: [answer],
    others: [{ query: groupPostsQuery, answer }, ...others],
  })
}

/** Shows the group to a moderator, with these responses to mutations. */
function showModerated(data: object) {
  let variables: unknown
  const answer = (sent: unknown) => {
    variables = sent
    return Response.json({ data })
  }
  const others = [pinQuery, removePostQuery].map((query) => ({ query, answer }))
  return { ...showGroup({ viewerRole: 'MODERATOR' }, { others }), sent: () => variables }
}

async function openPostMenu(user: ReturnType<typeof showRoute>['user']) {
  const card = await screen.findByRole('article', { description: 'Post a' })
  await user.click(within(card).getByRole('button', { name: 'More' }))
}

function findMenuButton() {
  return screen
    .findByRole('region', { name: /^About/ })
    .then((about) => within(about).getByRole('button', { name: 'More' }))
}
