import { screen, within } from '@testing-library/react'
import { commitLocalUpdate, fetchQuery, type IEnvironment } from 'relay-runtime'
import { MockPayloadGenerator } from 'relay-test-utils'
import { describe, expect, test, vi } from 'vitest'
import { feedQuery } from '#client/routes/feed/feedLoader.ts'
import { scrollTo } from '#tests/support/scrolling.ts'
import { listOf, showFeed } from '#tests/support/show-feed.tsx'
import { FOLLOWED_FEED_ID } from './feed-connection.ts'

describe('new post of another member', () => {
  test('appears immediately for a reader at the top', async () => {
    const { announcePost } = await showFeed([{ id: 'a' }])
    await announcePost({ id: 'b' })
    expect(posts()).toEqual(['Post b', 'Post a'])
    expect(screen.queryByRole('button', { name: /new post/ })).not.toBeInTheDocument()
  })

  test('is announced to a reader further down and appears on request', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo')
    const { user, announcePost } = await showFeed([{ id: 'a' }])
    scrollTo(900)
    await announcePost({ id: 'b' })
    expect(posts()).toEqual(['Post a'])
    expect(screen.getByRole('button', { name: '1 new post' })).toBeVisible()
    await announcePost({ id: 'c' })
    await user.click(screen.getByRole('button', { name: '2 new posts' }))
    expect(scrolled).toHaveBeenCalledWith(0, 0)
    expect(posts()).toEqual(['Post c', 'Post b', 'Post a'])
    expect(screen.queryByRole('button', { name: /new post/ })).not.toBeInTheDocument()
  })

  test('is no longer announced after its deletion', async () => {
    const { announcePost, announceDeletion } = await showFeed([{ id: 'a' }])
    scrollTo(900)
    await announcePost({ id: 'b' })
    await announcePost({ id: 'c' })
    await announceDeletion('b')
    expect(screen.getByRole('button', { name: '1 new post' })).toBeVisible()
    await announceDeletion('c')
    expect(screen.queryByRole('button', { name: /new post/ })).not.toBeInTheDocument()
  })

  test('appears once for repeated events', async () => {
    const { announcePost } = await showFeed([{ id: 'a' }])
    await announcePost({ id: 'b' })
    await announcePost({ id: 'b' })
    await announcePost({ id: 'a' })
    expect(posts()).toEqual(['Post b', 'Post a'])
  })

  test('appears in the home feed only if it belongs there', async () => {
    const { environment, announcePost } = await showFeed([{ id: 'a' }])
    environment.mock.queueOperationResolver((asked) =>
      MockPayloadGenerator.generate(asked, listOf([{ id: 'a' }])),
    )
    fetchQuery(environment, feedQuery, {}).subscribe({})
    await announcePost({ id: 'b' }, { isInHomeFeed: true })
    await announcePost({ id: 'c' })
    expect(posts()).toEqual(['Post c', 'Post b', 'Post a'])
    expect(homeFeedOf(environment)).toEqual(['b', 'a'])
  })
})

describe('deletion elsewhere', () => {
  test('removes the post from the list', async () => {
    const { announceDeletion } = await showFeed([{ id: 'a' }, { id: 'b' }])
    await announceDeletion('a')
    expect(posts()).toEqual(['Post b'])
    expect(screen.getByRole('article')).toHaveAttribute('aria-posinset', '1')
  })

  test('of the last post shows the empty state', async () => {
    const { announceDeletion } = await showFeed([{ id: 'a' }])
    await announceDeletion('a')
    expect(screen.getByRole('heading', { name: 'Nothing to show' })).toBeVisible()
  })
})

function homeFeedOf(environment: IEnvironment): (string | undefined)[] {
  let ids: (string | undefined)[] = []
  commitLocalUpdate(environment, (store) => {
    const edges = store.get(FOLLOWED_FEED_ID)?.getLinkedRecords('edges') ?? []
    ids = edges.map((edge) => edge.getLinkedRecord('node')?.getDataID())
  })
  return ids
}

function posts() {
  return screen.getAllByRole('article').map((article) => within(article).getByText(/^Post/).textContent)
}
