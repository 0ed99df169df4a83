import { act, screen, waitFor, within } from '@testing-library/react'
import { commitLocalUpdate, ConnectionHandler } from 'relay-runtime'
import type { MockEnvironment } from 'relay-test-utils'
import { describe, expect, test } from 'vitest'
import { TransportError } from '#client/relay/errors.ts'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { showFeed } from '#tests/support/show-feed.tsx'
import { messages } from '#rules/messages.ts'
import { useMemberHidden } from './useMemberHidden.ts'

const troll = { id: 'user of b', username: 'troll' }

describe('block', () => {
  test('is confirmed and removes the posts of the member', async () => {
    const { answer, variablesOf } = await confirm('Block')
    expect(variablesOf('useBlockUserMutation')).toEqual({ input: { userId: troll.id } })
    await answer('useBlockUserMutation', blocked())
    expect(posts()).toEqual(['Post a'])
    expect(await screen.findByText('You blocked @troll.')).toBeVisible()
  })

  test('can be undone', async () => {
    const { user, answer, variablesOf } = await confirm('Block')
    await answer('useBlockUserMutation', blocked())
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(variablesOf('useUnblockUserMutation')).toEqual({ input: { userId: troll.id } })
  })

  test.each([
    ['NotFoundError', messages.userNotFound],
    ['ValidationError', messages.blockSelf],
  ])('that fails with %s keeps the posts and shows the message', async (__typename, message) => {
    const { answer } = await confirm('Block')
    await answer('useBlockUserMutation', {
      data: { blockUser: { __typename, __isError: __typename, message } },
    })
    expect(within(screen.getByRole('dialog')).getByText(message)).toBeVisible()
    expect(posts()).toEqual(['Post b', 'Post a'])
  })

  test.each([
    ['unreachable', messages.blockFailed],
    ['offline', messages.offline],
  ] as const)('can be repeated when the server is %s', async (failure, message) => {
    const { user, reject, pendingOperations } = await confirm('Block')
    await reject('useBlockUserMutation', new TransportError(failure, message))
    expect(within(screen.getByRole('dialog')).getByText(message)).toBeVisible()
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Block' }))
    expect(pendingOperations()).toContain('useBlockUserMutation')
  })
})

describe('mute', () => {
  test('has a duration and removes the posts of the member', async () => {
    const { user, openItem, answer, variablesOf } = await openMenu()
    await openItem('Mute @troll')
    await user.selectOptions(await screen.findByLabelText('How long'), 'For a day')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Mute' }))
    expect(variablesOf('useMuteUserMutation')).toEqual({ input: { userId: troll.id, seconds: 86_400 } })
    await answer('useMuteUserMutation', {
      data: { muteUser: { __typename: 'MuteUserPayload', user: { id: troll.id, viewerMutes: true } } },
    })
    expect(posts()).toEqual(['Post a'])
    expect(await screen.findByText('You muted @troll.')).toBeVisible()
  })

  test.each([
    ['unreachable', messages.muteFailed],
    ['offline', messages.offline],
  ] as const)('can be repeated when the server is %s', async (failure, message) => {
    const { user, openItem, reject, pendingOperations } = await openMenu()
    await openItem('Mute @troll')
    const press = async () =>
      user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Mute' }))
    await press()
    await reject('useMuteUserMutation', new TransportError(failure, message))
    expect(within(screen.getByRole('dialog')).getByText(message)).toBeVisible()
    expect(posts()).toEqual(['Post b', 'Post a'])
    await press()
    expect(pendingOperations()).toContain('useMuteUserMutation')
  })
})

test.each([true, false])('member hidden in another tab disappears (blocked: %s)', async (isBlocked) => {
  const { environment } = await showFeed([{ id: 'b' }, { id: 'a' }])
  renderWithRelay(<HiddenMembersUpdates />, { environment })
  await hideTroll(environment, isBlocked)
  expect(posts()).toEqual(['Post a'])
})

test.each([
  [false, ['b']],
  [true, []],
])('saved posts still contain those of a hidden member (blocked: %s)', async (isBlocked, remaining) => {
  const { environment } = await showFeed([{ id: 'b' }, { id: 'a' }])
  const savedId = ConnectionHandler.getConnectionID('viewer', 'SavedPosts_savedPosts')
  commitLocalUpdate(environment, (store) => {
    const post = store.get('b')
    const edge = store.create('edge', 'PostEdge')
    if (post) edge.setLinkedRecord(post, 'node')
    store.create('viewer', 'Viewer')
    store.create(savedId, 'PostConnection').setLinkedRecords([edge], 'edges')
  })
  renderWithRelay(<HiddenMembersUpdates />, { environment })
  await hideTroll(environment, isBlocked)
  expect(posts()).toEqual(['Post a'])
  commitLocalUpdate(environment, (store) => {
    const edges = store.get(savedId)?.getLinkedRecords('edges') ?? []
    expect(edges.flatMap((edge) => edge?.getLinkedRecord('node')?.getDataID() ?? [])).toEqual(remaining)
  })
})

test('entries about the viewer are not shown', async () => {
  await openMenu({ isViewer: true })
  expect(screen.queryByRole('menuitem', { name: /Block/ })).toBeNull()
})

function HiddenMembersUpdates() {
  useMemberHidden()
  return null
}

function hideTroll(environment: MockEnvironment, isBlocked: boolean) {
  return act(async () => {
    const subscription = environment.mock.findOperation(
      ({ request }) => request.node.params.name === 'useMemberHiddenSubscription',
    )
    environment.mock.nextValue(subscription, {
      data: { memberHidden: { hiddenUserId: troll.id, isBlocked } },
    })
  })
}

function blocked() {
  const user = {
    id: troll.id,
    viewerBlocks: true,
    viewerFollows: false,
    followsViewer: false,
    followerCount: 0,
    followingCount: 0,
  }
  return { data: { blockUser: { __typename: 'BlockUserPayload', user } } }
}

function posts() {
  return screen.getAllByRole('article').map((article) => within(article).getByText(/^Post/).textContent)
}

async function openMenu(state: object = {}) {
  const view = await showFeed([{ id: 'b' }, { id: 'a' }])
  const [card] = screen.getAllByRole('article')
  if (!card) throw new Error('The feed has no posts')
  await view.user.click(within(card).getByRole('button', { name: 'More' }))
  await screen.findByRole('menuitem', { name: 'Copy text' })
  await waitFor(() => expect(view.pendingOperations()).toContain('AuthorMenuItemsQuery'))
  await view.answer('AuthorMenuItemsQuery', {
    data: {
      node: {
        __typename: 'User',
        isViewer: false,
        viewerFollows: false,
        viewerMutes: false,
        viewerBlocks: false,
        followerCount: 0,
        ...troll,
        ...state,
      },
    },
  })
  const openItem = async (name: string) => view.user.click(await screen.findByRole('menuitem', { name }))
  return { ...view, openItem }
}

async function confirm(action: string) {
  const view = await openMenu()
  await view.openItem(`${action} @troll`)
  await view.user.click(await screen.findByRole('button', { name: action }))
  return view
}
