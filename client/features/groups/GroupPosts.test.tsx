import { act, screen } from '@testing-library/react'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { describe, expect, test } from 'vitest'
import type { groupLoaderPostsQuery } from '#client/__generated__/groupLoaderPostsQuery.graphql.ts'
import { usePostEvents } from '#client/features/feed/usePostEvents.ts'
import { groupPostsQuery } from '#client/routes/group/groupLoader.ts'
import { groupPath } from '#rules/site-paths.ts'
import { groupOf } from '#tests/support/group-view.ts'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { scrollTo } from '#tests/support/scrolling.ts'
import { listOf, postOf } from '#tests/support/show-feed.tsx'
import { GroupPosts } from './GroupPosts.tsx'

const cats = { id: 'group', slug: 'cats', name: 'Cats' }

describe('posts of a group', () => {
  test('begin with a new post in the group at once, while the reader is at the top', async () => {
    const { announce } = await showPosts()
    await announce({ id: 'b', group: cats })
    expect(screen.getByRole('feed')).toHaveTextContent(/Post b.*Post a/)
  })

  test('announce a new post further down', async () => {
    const { announce, user } = await showPosts()
    scrollTo(500)
    await announce({ id: 'b', group: cats })
    expect(screen.getByRole('feed')).not.toHaveTextContent('Post b')
    await user.click(screen.getByRole('button', { name: /1 new post/i }))
    expect(screen.getByRole('feed')).toHaveTextContent('Post b')
  })

  test('do not contain new posts outside of the group', async () => {
    const { announce } = await showPosts()
    await announce({ id: 'b' })
    await announce({ id: 'c', group: { id: 'other', slug: 'dogs', name: 'Dogs' } })
    expect(screen.getByRole('feed')).not.toHaveTextContent(/Post [bc]/)
  })
})

const variables = { slug: 'cats', sort: 'NEWEST' } as const

function Posts() {
  usePostEvents()
  const { group } = useLazyLoadQuery<groupLoaderPostsQuery>(groupPostsQuery, variables)
  return (
    <>
      <h1 id="heading">Cats</h1>
      {group && <GroupPosts group={group} isLive labelledBy="heading" refresh={async () => undefined} />}
    </>
  )
}

async function showPosts() {
  window.history.replaceState(null, '', groupPath('cats'))
  const view = renderWithRelay(<Posts />, { at: groupPath('cats') })
  await view.resolve('groupLoaderPostsQuery', { Group: () => groupOf(), ...listOf([{ id: 'a' }]) })
  const announce = (post: Parameters<typeof postOf>[0]) =>
    act(async () => {
      const subscription = view.environment.mock.findOperation(
        ({ request }) => request.node.params.name === 'usePostEventsSubscription',
      )
      const postEdge = { cursor: post.id, node: postOf(post) }
      const postEvents = { __typename: 'PostCreated', isInHomeFeed: false, postEdge }
      view.environment.mock.nextValue(subscription, { data: { postEvents } })
    })
  return { ...view, announce }
}
