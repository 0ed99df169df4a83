import { screen } from '@testing-library/react'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { describe, expect, test } from 'vitest'
import type { FollowTagButtonTestQuery } from '#client/__generated__/FollowTagButtonTestQuery.graphql.ts'
import { FOLLOWED_FEED_ID } from '#client/features/feed/feed-connection.ts'
import { TransportError } from '#client/relay/errors.ts'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { messages } from '#rules/messages.ts'
import { FollowedTags } from './FollowedTags.tsx'
import { FollowTagButton } from './FollowTagButton.tsx'

const operation = 'useSetTagFollowMutation'

describe('follow button of a tag', () => {
  test('follows immediately and adds the tag to the followed tags in alphabetical order', async () => {
    const { user, answer, variablesOf } = await show()
    await user.click(screen.getByRole('button', { name: 'Follow #cats' }))
    expect(screen.getByRole('button', { name: 'Following #cats' })).toBeVisible()
    expect(followedTags()).toEqual(['#ants', '#cats', '#dogs'])
    expect(variablesOf(operation)).toEqual({ name: 'cats', isFollowed: true })
    await answer(operation, accepted('followTag', 'FollowTagPayload', true))
    expect(screen.getByRole('button', { name: 'Following #cats' })).toBeVisible()
    expect(followedTags()).toEqual(['#ants', '#cats', '#dogs'])
  })

  test('unfollows a followed tag', async () => {
    const { user, answer } = await show({ viewerFollows: true })
    expect(followedTags()).toEqual(['#ants', '#cats', '#dogs'])
    await user.click(screen.getByRole('button', { name: 'Following #cats' }))
    expect(followedTags()).toEqual(['#ants', '#dogs'])
    await answer(operation, accepted('unfollowTag', 'UnfollowTagPayload', false))
    expect(screen.getByRole('button', { name: 'Follow #cats' })).toBeVisible()
    expect(followedTags()).toEqual(['#ants', '#dogs'])
  })

  test('marks the home feed as outdated once the tag is followed', async () => {
    const { user, answer, environment } = await show()
    environment.commitUpdate((store) => store.create(FOLLOWED_FEED_ID, 'PostConnection'))
    await user.click(screen.getByRole('button', { name: 'Follow #cats' }))
    expect(isOutdated(environment)).toBe(false)
    await answer(operation, accepted('followTag', 'FollowTagPayload', true))
    expect(isOutdated(environment)).toBe(true)
  })

  test.each([
    ['LimitReachedError', messages.tooManyTags],
    ['NotFoundError', messages.tagNotFound],
  ])('is rolled back with the message of %s', async (__typename, message) => {
    const { user, answer } = await show()
    await user.click(screen.getByRole('button', { name: 'Follow #cats' }))
    await answer(operation, { data: { followTag: { __typename, __isError: __typename, message } } })
    expect(screen.getByRole('button', { name: 'Follow #cats' })).toBeVisible()
    expect(followedTags()).toEqual(['#ants', '#dogs'])
    expect(await screen.findByText(message)).toBeVisible()
  })

  test.each([
    ['unreachable', 'Failed to unfollow the tag. Please try again.'],
    ['offline', messages.offline],
  ] as const)('is rolled back when the server is %s', async (failure, message) => {
    const { user, reject } = await show({ viewerFollows: true })
    await user.click(screen.getByRole('button', { name: 'Following #cats' }))
    await reject(operation, new TransportError(failure, message))
    expect(screen.getByRole('button', { name: 'Following #cats' })).toBeVisible()
    expect(followedTags()).toEqual(['#ants', '#cats', '#dogs'])
    expect(await screen.findByText(message)).toBeVisible()
  })

  test('follows a tag that does not exist yet immediately, and unfollows it afterwards', async () => {
    const { user, answer, variablesOf } = await show({ exists: false })
    expect(followedTags()).toEqual(['#ants', '#dogs'])
    await user.click(screen.getByRole('button', { name: 'Follow #cats' }))
    expect(screen.getByRole('button', { name: 'Following #cats' })).toHaveFocus()
    expect(followedTags()).toEqual(['#ants', '#cats', '#dogs'])
    await answer(operation, accepted('followTag', 'FollowTagPayload', true))
    expect(screen.getByRole('button', { name: 'Following #cats' })).toHaveFocus()
    expect(followedTags()).toEqual(['#ants', '#cats', '#dogs'])
    await user.click(screen.getByRole('button', { name: 'Following #cats' }))
    expect(variablesOf(operation)).toEqual({ name: 'cats', isFollowed: false })
    await answer(operation, accepted('unfollowTag', 'UnfollowTagPayload', false))
    expect(screen.getByRole('button', { name: 'Follow #cats' })).toBeVisible()
    expect(followedTags()).toEqual(['#ants', '#dogs'])
  })

  test('is rolled back if a tag that does not exist yet cannot be followed', async () => {
    const { user, reject } = await show({ exists: false })
    await user.click(screen.getByRole('button', { name: 'Follow #cats' }))
    await reject(operation, new TransportError('unreachable', 'Failed to follow the tag. Please try again.'))
    expect(screen.getByRole('button', { name: 'Follow #cats' })).toBeVisible()
    expect(followedTags()).toEqual(['#ants', '#dogs'])
    expect(await screen.findByText('Failed to follow the tag. Please try again.')).toBeVisible()
  })

  test.each([true, false])('sends the last of several taps last if the tag exists: %s', async (exists) => {
    const { user, answer, pendingOperations, variablesOf } = await show({ exists })
    await user.click(screen.getByRole('button', { name: 'Follow #cats' }))
    await user.click(screen.getByRole('button', { name: 'Following #cats' }))
    expect(pendingOperations()).toEqual([operation])
    await answer(operation, accepted('followTag', 'FollowTagPayload', true))
    expect(variablesOf(operation)).toEqual({ name: 'cats', isFollowed: false })
    expect(screen.getByRole('button', { name: 'Follow #cats' })).toBeVisible()
    await answer(operation, accepted('unfollowTag', 'UnfollowTagPayload', false))
    expect(screen.getByRole('button', { name: 'Follow #cats' })).toBeVisible()
    expect(followedTags()).toEqual(['#ants', '#dogs'])
  })
})

function accepted(field: string, __typename: string, viewerFollows: boolean) {
  return { data: { [field]: { __typename, tag: { id: 'cats', name: 'cats', viewerFollows } } } }
}

function followedTags() {
  return screen.getAllByRole('link').map((link) => link.textContent)
}

function isOutdated(environment: Awaited<ReturnType<typeof show>>['environment']): boolean {
  return environment.getStore().getSource().get(FOLLOWED_FEED_ID)?.['__invalidated_at'] !== undefined
}

function Tag() {
  const { viewer, tag } = useLazyLoadQuery<FollowTagButtonTestQuery>(
    graphql`
      query FollowTagButtonTestQuery @throwOnFieldError {
        viewer {
          followedTags {
            ...FollowedTags_tags
          }
        }
        tag(name: "cats") {
          ...FollowTagButton_tag
        }
      }
    `,
    {},
  )
  return (
    <>
      <FollowTagButton name="cats" tag={tag ?? null} />
      {viewer && <FollowedTags tags={viewer.followedTags} />}
    </>
  )
}

async function show({ viewerFollows = false, exists = true } = {}) {
  const view = renderWithRelay(<Tag />)
  const names = viewerFollows ? ['ants', 'cats', 'dogs'] : ['ants', 'dogs']
  await view.resolve('FollowTagButtonTestQuery', {
    Query: () => ({
      viewer: { id: 'viewer', followedTags: names.map((name) => ({ id: name, name })) },
      tag: exists ? { id: 'cats', name: 'cats', viewerFollows } : null,
    }),
  })
  return view
}
