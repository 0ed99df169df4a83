import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import memberTabQuery from '#client/__generated__/MemberTabQuery.graphql.ts'
import unblockMutation from '#client/__generated__/useUnblockUserMutation.graphql.ts'
import imageStyles from '#client/features/media/SensitiveImage.module.css'
import { paths } from '#client/paths.ts'
import { allowConsoleErrors } from '#tests/support/quiet-console.ts'
import { listOf } from '#tests/support/show-feed.tsx'
import { showRoute } from '#tests/support/show-route.tsx'
import { isolate } from '#rules/isolate.ts'
import { messages } from '#rules/messages.ts'
import { memberByNameQuery, memberLoader, memberQuery, sharedMemberQuery } from './memberLoader.ts'
import { MemberRoute } from './MemberRoute.tsx'

const userId = '01900000-0000-7000-8000-000000000001'
const mira = {
  User: () => ({
    fullName: 'Mira Holm',
    username: 'mira',
    bio: 'I laugh at my own jokes.',
    createdAt: '2025-03-09T12:00:00.000Z',
    isViewer: false,
    viewerBlocks: false,
    viewerMutes: false,
    viewerFollows: false,
    followsViewer: false,
    followerCount: 1,
    followingCount: 3,
    postCount: 1,
    likeCount: 7,
  }),
}

describe('profile of another member', () => {
  test('shows the member and their posts', async () => {
    showMember({ ...mira, ...listOf([{ id: 'a' }]) })
    expect(await screen.findByRole('heading', { name: 'Mira Holm' })).toBeVisible()
    expect(screen.getByText('I laugh at my own jokes.')).toBeVisible()
    expect(screen.getByText('Joined Mar 2025')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'User Posts' })).toBeVisible()
    expect(document.title).toBe(`${isolate('Mira Holm')} · User Posts · Guffaw`)
    expect(screen.getByRole('feed', { name: 'User Posts' })).toHaveTextContent('Post a')
  })

  test('shows their pictures as a grid of links, and blurs sensitive ones', async () => {
    const { user } = showMember({ ...mira, ...listOf([{ id: 'a' }]) })
    const tabs = await screen.findAllByRole('tab')
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Posts', 'Memes', 'Comments'])
    await user.click(screen.getByRole('tab', { name: 'Memes' }))
    const picture = await screen.findByRole('link', { name: 'A cat at work' })
    expect(picture).toHaveAttribute('href', paths.post('cat'))
    const covered = screen.getByRole('link', { name: /^Sensitive post by / })
    expect(covered.querySelector('img')).toHaveClass(imageStyles.blurred ?? '')
    await user.click(screen.getByRole('tab', { name: 'Comments' }))
    const comment = await screen.findByRole('link', { name: /^On a post by @.*Hired/ })
    expect(comment).toHaveAttribute('href', `${paths.post('secret')}?comment=hired`)
    expect(comment.querySelector('img[src="/media/secret.webp"]')).toHaveClass(imageStyles.blurred ?? '')
  })

  test('can be edited by the member', async () => {
    showMember({ User: () => ({ ...mira.User(), isViewer: true }), ...listOf([]) })
    expect(await screen.findByRole('heading', { level: 1, name: 'Your Posts' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', paths.editProfile)
    expect(screen.getByRole('link', { name: 'Create Your First Post' })).toBeVisible()
  })

  test('links back to the previous screen', async () => {
    const { user, router } = showMember({ ...mira, ...listOf([{ id: 'a' }]) }, { from: paths.ranking })
    await user.click(await screen.findByRole('button', { name: 'Go Back' }))
    expect(await screen.findByText('Another screen')).toBeVisible()
    expect(router.state.location.pathname).toBe(paths.ranking)
  })

  test('links to the feed without a previous screen', async () => {
    const { user, router } = showMember({ ...mira, ...listOf([{ id: 'a' }]) })
    await user.click(await screen.findByRole('button', { name: 'Go Back' }))
    expect(await screen.findByText('Another screen')).toBeVisible()
    expect(router.state.location.pathname).toBe(paths.feed)
  })
})

describe('profile of a blocked member', () => {
  const blocked = { User: () => ({ ...mira.User(), viewerBlocks: true }), ...listOf([{ id: 'a' }]) }

  test('has no posts and an unblock button', async () => {
    const { user } = showMember([blocked, { ...mira, ...listOf([{ id: 'a' }]) }], {
      unblock: { UnblockUserResult: () => ({ __typename: 'UnblockUserPayload' }) },
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'You blocked @mira' })).toBeVisible()
    expect(screen.queryByText('Post a')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Unblock' }))
    expect(await screen.findByText('Post a')).toBeVisible()
  })

  test('stays with a message if the member cannot be unblocked', async () => {
    const { user } = showMember(blocked, { unblock: 'unreachable' })
    await user.click(await screen.findByRole('button', { name: 'Unblock' }))
    expect(await screen.findByText(messages.unblockUserFailed)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Unblock' })).toBeEnabled()
  })
})

describe('profile that cannot be shown', () => {
  test('is not found for an unknown id', async () => {
    const { user } = showMember({ Query: () => ({ user: null }) })
    expect(await screen.findByRole('alert')).toHaveTextContent('User not found')
    expect(document.title).toBe('User not found · Guffaw')
    await user.click(screen.getByRole('button', { name: 'Go Back' }))
    expect(await screen.findByText('Another screen')).toBeVisible()
  })

  test('is not found for an invalid id', async () => {
    const { fetchMock } = showMember('never', { id: 'not-a-uuid' })
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid User ID format')
    expect(screen.getByRole('button', { name: 'Go Back' })).toBeVisible()
    expect(fetchMock).not.toHaveBeenCalled()
  })

  test('links back after a failure', async () => {
    allowConsoleErrors()
    showMember('unreachable')
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Go Back' })).toBeVisible()
  })
})

describe('visitor', () => {
  const shared = (user: object | null) => ({
    query: sharedMemberQuery,
    answer: { Query: () => ({ sharedUser: user }) },
  })
  const showTo = (user: object | null) =>
    showRoute({
      route: { path: paths.member(':userId'), loader: memberLoader, Component: MemberRoute },
      query: memberQuery,
      at: paths.member(userId),
      isVisitor: true,
      others: [shared(user)],
      answers: ['never'],
    })

  test('sees the names and an invitation that returns', async () => {
    const { fetchMock } = showTo({
      fullName: 'Mira Holm',
      username: 'mira',
      photoUrl: '/m.webp',
      photoSrcSet: null,
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Mira Holm' })).toBeVisible()
    expect(screen.getByText('@mira')).toBeVisible()
    const from = `?from=${encodeURIComponent(paths.member(userId))}`
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', paths.login + from)
    expect(screen.getByRole('link', { name: 'Join Guffaw' })).toHaveAttribute('href', paths.register + from)
    expect(fetchMock).toHaveBeenCalledOnce()
  })

  test('does not find a suspended or unknown member', async () => {
    showTo(null)
    expect(await screen.findByRole('alert')).toHaveTextContent('User not found')
  })
})

describe('link of a mention', () => {
  test('redirects to the profile', async () => {
    const { router } = showMember(
      { ...mira, ...listOf([]) },
      { id: '@mira', byName: { Query: () => ({ userByUsername: { databaseId: userId } }) } },
    )
    expect(await screen.findByRole('heading', { name: 'Mira Holm' })).toBeVisible()
    expect(router.state.location.pathname).toBe(paths.member(userId))
  })

  test('is not found if nobody has the name', async () => {
    showMember('never', { id: '@nobody', byName: { Query: () => ({ userByUsername: null }) } })
    expect(await screen.findByRole('alert')).toHaveTextContent('User not found')
  })
})

const cat = {
  id: 'cat',
  databaseId: 'cat',
  isSensitive: false,
  author: { id: 'ben', fullName: 'Ben', username: 'ben' },
}
const secret = { ...cat, id: 'secret', databaseId: 'secret', isSensitive: true }
const tabs = {
  User: () => ({
    id: 'mira',
    memes: {
      edges: [
        { node: { ...cat, media: { __typename: 'ImageMedia', altText: 'A cat at work' } } },
        { node: { ...secret, media: { __typename: 'ImageMedia', altText: 'A spoiler' } } },
      ],
    },
    comments: {
      edges: [
        {
          node: {
            id: 'hired',
            databaseId: 'hired',
            text: 'Hired',
            createdAt: '2026-11-01T12:00:00.000Z',
            post: { ...secret, media: { __typename: 'ImageMedia', thumbUrl: '/media/secret.webp' } },
          },
        },
      ],
    },
  }),
}

type Answers = Parameters<typeof showRoute>[0]['answers']

function showMember(
  answers: Answers[number] | Answers,
  {
    id = userId,
    from,
    byName = 'never',
    unblock = 'never',
  }: { id?: string; from?: string; byName?: Answers[number]; unblock?: Answers[number] } = {},
) {
  return showRoute({
    route: { path: paths.member(':userId'), loader: memberLoader, Component: MemberRoute },
    query: memberQuery,
    at: paths.member(id),
    from,
    others: [
      { query: memberByNameQuery, answer: byName },
      { query: unblockMutation, answer: unblock },
      { query: memberTabQuery, answer: tabs },
    ],
    answers: Array.isArray(answers) ? answers : [answers],
  })
}
