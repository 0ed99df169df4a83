import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { messages } from '#rules/messages.ts'
import { allowConsoleErrors } from '#tests/support/quiet-console.ts'
import { foundPosts, showSearch } from '#tests/support/show-search.tsx'

describe('found posts', () => {
  test('are listed, counted and marked', async () => {
    const posts = [
      { id: 'a', text: 'A Cät. #CATS https://cat.example' },
      { id: 'b', text: 'No dog' },
    ]
    const { requests } = showSearch({ at: '/search?q=cat', answers: [foundPosts(posts)] })
    const list = await screen.findByRole('feed', { name: 'Search' })
    expect(await screen.findByText('2 results')).toHaveRole('status')
    expect(within(list).getAllByRole('article')).toHaveLength(2)
    expect(marked()).toEqual(['Cät', 'CAT', 'cat'])
    expect(screen.getByRole('link', { name: '#CATS' })).toHaveAttribute('href', '/tags/cats')
    expect(screen.getByRole('link', { name: 'https://cat.example' })).toBeVisible()
    expect(requests()).toEqual([
      {
        query: 'cat',
        mediaKind: null,
        sort: 'RELEVANCE',
        posts: true,
        members: false,
        tags: false,
        groups: false,
      },
    ])
    expect(document.title).toContain('cat · Search')
  })

  test('are not marked in the names of their authors', async () => {
    showSearch({ at: '/search?q=mira', answers: [foundPosts([{ id: 'a', text: 'Hi Mira' }])] })
    await screen.findByRole('feed')
    expect(marked()).toEqual(['Mira'])
  })

  test('can be very many', async () => {
    showSearch({ at: '/search?q=cat', answers: [foundPosts([{ id: 'a' }], { totalCount: 10_000 })] })
    expect(await screen.findByText('More than 10,000 results')).toHaveRole('status')
  })

  test('are loaded page by page', async () => {
    const { user, requests } = showSearch({
      at: '/search?q=cat&sort=newest',
      answers: [foundPosts([{ id: 'a' }], { totalCount: 2, hasNextPage: true })],
      nextPage: foundPosts([{ id: 'b' }], { totalCount: 2 }),
    })
    await user.click(await screen.findByRole('button', { name: 'Load more' }))
    expect(await screen.findByText('Post b')).toBeVisible()
    expect(screen.getByText('Post a')).toBeVisible()
    expect(requests('SearchPostsPaginationQuery')).toEqual([
      expect.objectContaining({ query: 'cat', sort: 'NEWEST', cursor: 'cursor of a' }),
    ])
  })

  test('can be filtered and sorted, which the URL contains', async () => {
    const { user, requests, url } = showSearch({ at: '/search?q=cat', answers: [foundPosts([{ id: 'a' }])] })
    const kinds = await screen.findByRole('group', { name: 'Kind of posts' })
    await user.click(within(kinds).getByRole('button', { name: 'Memes' }))
    await waitFor(() => expect(url()).toBe('/search?q=cat&media=meme'))
    expect(await within(kinds).findByRole('button', { name: 'Memes', pressed: true })).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort posts' }), 'Top')
    await waitFor(() => expect(url()).toBe('/search?q=cat&media=meme&sort=top'))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Sort posts' })).toHaveValue('TOP'))
    expect(requests().at(-1)).toMatchObject({ mediaKind: 'MEME', sort: 'TOP' })
    await user.click(within(kinds).getByRole('button', { name: 'All' }))
    await waitFor(() => expect(url()).toBe('/search?q=cat&sort=top'))
  })

  test('can be retried after a failure', async () => {
    allowConsoleErrors()
    const { user } = showSearch({ at: '/search?q=cat', answers: ['unreachable', foundPosts([{ id: 'a' }])] })
    expect(await screen.findByRole('alert')).toHaveTextContent('Search failed')
    await user.click(screen.getByRole('button', { name: 'Retry (1/3)' }))
    expect(await screen.findByText('Post a')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('are searched when the connection is back', async () => {
    allowConsoleErrors()
    const { user } = showSearch({
      at: '/search?q=cat',
      answers: [foundPosts([{ id: 'a' }]), foundPosts([{ id: 'b' }])],
    })
    await screen.findByText('Post a')
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void dispatchEvent(new Event('offline')))
    await user.type(field(), 's')
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.noConnection)
    online.mockReturnValue(true)
    act(() => void dispatchEvent(new Event('online')))
    expect(await screen.findByText('Post b')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('found members', () => {
  test('are listed with marked names, usernames and bios', async () => {
    const { requests } = showSearch({
      at: '/search?q=ada&kind=members&media=image',
      answers: [membersOf(['Ada Lovelace', 'Adam Smith'])],
    })
    expect(await screen.findByRole('article', { name: 'Ada Lovelace' })).toBeVisible()
    expect(await screen.findByText('2 results')).toHaveRole('status')
    expect(marked()).toEqual(['Ada', 'ada', 'Ada', 'ada', 'Ada'])
    expect(screen.queryByRole('group', { name: 'Kind of posts' })).not.toBeInTheDocument()
    expect(requests()).toEqual([expect.objectContaining({ members: true, posts: false, mediaKind: null })])
  })

  test('are not counted beyond the loaded ones', async () => {
    showSearch({ at: '/search?q=ada&kind=members', answers: [membersOf(['Ada', 'Adam'], true)] })
    expect(await screen.findByText('More than 2 results')).toHaveRole('status')
  })
})

describe('found tags', () => {
  test('are links with the number of posts', async () => {
    const tags = [
      { id: '1', name: 'cats', postCount: 1234 },
      { id: '2', name: 'größe', postCount: 1 },
    ]
    showSearch({ at: '/search?q=c&kind=tags', answers: [{ Query: () => ({ searchTags: tags }) }] })
    const cats = await screen.findByRole('link', { name: '#cats 1,234 posts' })
    expect(cats).toHaveAttribute('href', '/tags/cats')
    const encoded = `/tags/${encodeURIComponent('größe')}`
    expect(screen.getByRole('link', { name: '#größe 1 post' })).toHaveAttribute('href', encoded)
    expect(await screen.findByText('2 results')).toHaveRole('status')
  })
})

describe('found groups', () => {
  test('are links with the number of members and marked texts', async () => {
    const group = { id: 'cats', slug: 'cat-people', name: 'Cat people', memberCount: 2, cover: null }
    const edges = [{ node: { ...group, description: 'A cat a day.' } }]
    const { requests } = showSearch({
      at: '/search?q=cat&kind=groups',
      answers: [{ GroupConnection: () => ({ edges, pageInfo: { hasNextPage: false } }) }],
    })
    const link = await screen.findByRole('link', { name: /^Cat people.*2 members$/ })
    expect(link).toHaveAttribute('href', '/groups/cat-people')
    expect(marked()).toEqual(['Cat', 'cat'])
    expect(await screen.findByText('1 result')).toHaveRole('status')
    expect(requests()).toEqual([expect.objectContaining({ query: 'cat', posts: false, groups: true })])
  })
})

describe('tabs of a search', () => {
  test('are links that arrow keys move between', async () => {
    const { user, url } = showSearch({
      at: '/search?q=cat&sort=top',
      answers: [foundPosts([{ id: 'a' }]), membersOf(['Cat Stevens'])],
    })
    const posts = await screen.findByRole('tab', { name: 'Posts', selected: true })
    act(() => posts.focus())
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Members' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('article', { name: 'Cat Stevens' })).toBeVisible()
    expect(screen.getByRole('tab', { name: 'Members', selected: true })).toHaveFocus()
    expect(url()).toBe('/search?q=cat&kind=members&sort=top')
  })
})

describe('no results', () => {
  test('of posts are announced, with a correction of the words', async () => {
    const { user, requests, url } = showSearch({
      at: '/search?q=mondey',
      answers: [foundPosts([]), foundPosts([{ id: 'a', text: 'Monday' }])],
      suggestion: { Query: () => ({ searchSuggestion: 'monday' }) },
    })
    expect(await screen.findByRole('heading', { name: 'No posts found' })).toBeVisible()
    expect(await screen.findByText('No results')).toHaveRole('status')
    const suggestion = await screen.findByRole('link', { name: 'Did you mean “monday”?' })
    expect(requests('SearchSuggestionQuery')).toEqual([{ query: 'mondey' }])
    await user.click(suggestion)
    expect(await screen.findByRole('feed')).toHaveTextContent('Monday')
    expect(url()).toBe('/search?q=monday')
    expect(field()).toHaveValue('monday')
  })

  test('offer to remove filters and operators', async () => {
    const at = `/search?${new URLSearchParams({ q: 'cat "no dog" #pets -fish from:mira', media: 'video' })}`
    showSearch({ at, answers: [foundPosts([])] })
    const kinds = await screen.findByRole('link', { name: 'Search all kinds of posts' })
    expect(kinds.getAttribute('href')).not.toContain('media')
    const words = screen.getByRole('link', { name: 'Search for cat no dog pets only' })
    expect(words).toHaveAttribute('href', '/search?q=cat+no+dog+pets&media=video')
  })

  test('are shown without a correction if it fails', async () => {
    allowConsoleErrors()
    const { requests } = showSearch({
      at: '/search?q=mondey',
      answers: [foundPosts([])],
      suggestion: 'unreachable',
    })
    await waitFor(() => expect(requests('SearchSuggestionQuery')).toHaveLength(1))
    expect(await screen.findByRole('heading', { name: 'No posts found' })).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('of other kinds have no correction', async () => {
    const { requests } = showSearch({
      at: '/search?q=mondey&kind=tags',
      answers: [{ Query: () => ({ searchTags: [] }) }],
    })
    expect(await screen.findByRole('heading', { name: 'No tags found' })).toBeVisible()
    expect(requests('SearchSuggestionQuery')).toEqual([])
  })
})

function field() {
  return screen.getByRole('searchbox')
}

function marked() {
  return Array.from(document.querySelectorAll('mark'), ({ textContent }) => textContent)
}

function membersOf(names: string[], hasNextPage = false) {
  return {
    UserConnection: () => ({
      edges: names.map((fullName) => ({
        node: {
          id: fullName,
          fullName,
          username: fullName === 'Ada Lovelace' ? 'ada' : 'other',
          bio: fullName === 'Ada Lovelace' ? 'I am Ada, ada.' : null,
          isViewer: false,
          viewerFollows: false,
          followsViewer: false,
        },
      })),
      pageInfo: { hasNextPage, endCursor: 'cursor' },
    }),
  }
}
