import { screen } from '@testing-library/react'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { describe, expect, test } from 'vitest'
import type { FollowButtonTestQuery } from '#client/__generated__/FollowButtonTestQuery.graphql.ts'
import { TransportError } from '#client/relay/errors.ts'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { messages } from '#rules/messages.ts'
import { FollowButton } from './FollowButton.tsx'

const operation = 'useSetFollowMutation'

describe('follow button', () => {
  test('follows immediately and counts one more follower and followed member', async () => {
    const { user, answer, variablesOf } = await show()
    await user.click(screen.getByRole('button', { name: 'Follow @mira' }))
    expect(screen.getByRole('button', { name: 'Following @mira' })).toBeVisible()
    expect(counts()).toBe('8 followers, following 3')
    expect(variablesOf(operation)).toEqual({ userId: 'mira', isFollowed: true })
    await answer(
      operation,
      accepted('followUser', 'FollowUserPayload', { viewerFollows: true, followerCount: 20 }),
    )
    expect(screen.getByRole('button', { name: 'Following @mira' })).toBeVisible()
    expect(counts()).toBe('20 followers, following 3')
  })

  test('unfollows a followed member', async () => {
    const { user, answer } = await show({ viewerFollows: true })
    await user.click(screen.getByRole('button', { name: 'Following @mira' }))
    expect(counts()).toBe('6 followers, following 1')
    await answer(
      operation,
      accepted('unfollowUser', 'UnfollowUserPayload', { viewerFollows: false, followerCount: 6 }),
    )
    expect(screen.getByRole('button', { name: 'Follow @mira' })).toBeVisible()
    expect(counts()).toBe('6 followers, following 1')
  })

  test('offers to follow back', async () => {
    await show({ followsViewer: true })
    expect(screen.getByRole('button', { name: 'Follow back @mira' })).toBeVisible()
  })

  test('is not shown for the viewer', async () => {
    await show({ isViewer: true })
    expect(screen.queryByRole('button')).toBeNull()
  })

  test.each([
    ['LimitReachedError', messages.tooManyFollowed],
    ['NotFoundError', messages.userNotFound],
  ])('is rolled back with the message of %s', async (__typename, message) => {
    const { user, answer } = await show()
    await user.click(screen.getByRole('button', { name: 'Follow @mira' }))
    await answer(operation, { data: { followUser: { __typename, __isError: __typename, message } } })
    expect(screen.getByRole('button', { name: 'Follow @mira' })).toBeVisible()
    expect(counts()).toBe('7 followers, following 2')
    expect(await screen.findByText(message)).toBeVisible()
  })

  test.each([
    ['unreachable', messages.unfollowFailed],
    ['offline', messages.offline],
  ] as const)('is rolled back when the server is %s', async (failure, message) => {
    const { user, reject } = await show({ viewerFollows: true })
    await user.click(screen.getByRole('button', { name: 'Following @mira' }))
    await reject(operation, new TransportError(failure, message))
    expect(screen.getByRole('button', { name: 'Following @mira' })).toBeVisible()
    expect(counts()).toBe('7 followers, following 2')
    expect(await screen.findByText(message)).toBeVisible()
  })

  test('sends the last of several taps last', async () => {
    const { user, answer, pendingOperations, variablesOf } = await show()
    await user.click(screen.getByRole('button', { name: 'Follow @mira' }))
    await user.click(screen.getByRole('button', { name: 'Following @mira' }))
    expect(pendingOperations()).toEqual([operation])
    await answer(
      operation,
      accepted('followUser', 'FollowUserPayload', { viewerFollows: true, followerCount: 8 }),
    )
    expect(variablesOf(operation)).toEqual({ userId: 'mira', isFollowed: false })
    expect(screen.getByRole('button', { name: 'Follow @mira' })).toBeVisible()
  })
})

function accepted(field: string, __typename: string, state: object) {
  return { data: { [field]: { __typename, user: { id: 'mira', ...state } } } }
}

function counts() {
  return screen.getByRole('status').textContent
}

function Profile() {
  const { viewer, user } = useLazyLoadQuery<FollowButtonTestQuery>(
    graphql`
      query FollowButtonTestQuery @throwOnFieldError {
        viewer {
          user {
            followingCount
          }
        }
        user(id: "01900000-0000-7000-8000-000000000001") {
          followerCount
          ...FollowButton_user
        }
      }
    `,
    {},
  )
  return (
    <>
      {user && <FollowButton user={user} />}
      <output>{`${user?.followerCount} followers, following ${viewer?.user.followingCount}`}</output>
    </>
  )
}

async function show(state: object = {}) {
  const view = renderWithRelay(<Profile />)
  await view.resolve('FollowButtonTestQuery', {
    Query: () => ({
      viewer: { user: { id: 'viewer', followingCount: 2 } },
      user: {
        id: 'mira',
        username: 'mira',
        isViewer: false,
        viewerFollows: false,
        followsViewer: false,
        followerCount: 7,
        ...state,
      },
    }),
  })
  return view
}
