import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import tagPostsQuery from '#client/__generated__/TagPostsPaginationQuery.graphql.ts'
import { paths } from '#client/paths.ts'
import { goOffline } from '#tests/support/connection.ts'
import { allowConsoleErrors } from '#tests/support/quiet-console.ts'
import { listOf } from '#tests/support/show-feed.tsx'
import { showRoute } from '#tests/support/show-route.tsx'
import { isolate } from '#rules/isolate.ts'
import { messages } from '#rules/messages.ts'
import { tagLoader, tagQuery } from './tagLoader.ts'
import { TagRoute } from './TagRoute.tsx'

const tag = {
  id: 'cats',
  name: 'cats',
  postCount: 1204,
  viewerFollows: false,
  history: [3, 0, 5, 1, 0, 2, 9],
}
const cats = { Tag: () => tag, ...listOf([{ id: 'a' }]) }

describe('tag', () => {
  test('has its count, its history, a follow button and its posts', async () => {
    showTag(cats)
    expect(await screen.findByRole('feed', { name: '#cats' })).toHaveTextContent('Post a')
    const about = within(screen.getByRole('region', { name: `About ${isolate('#cats')}` }))
    expect(about.getByText('1,204 posts')).toBeVisible()
    expect(about.getByRole('img', { name: '3, 0, 5, 1, 0, 2, 9 posts per day, today last' })).toBeVisible()
    expect(about.getByRole('button', { name: 'Follow #cats' })).toBeVisible()
    expect(document.title).toBe('#cats · Guffaw')
  })

  test('is loaded by the name in the path and shown as the server spells it', async () => {
    const { fetchMock } = showTag(cats, { name: 'Cats' })
    expect(await screen.findByRole('heading', { level: 1, name: '#cats' })).toBeVisible()
    expect(variablesOf(fetchMock.mock.lastCall)).toEqual({ name: 'Cats' })
  })

  test.each(['日本語', 'قطط', 'a/b', '50%'])('may be named %s', async (name) => {
    const { fetchMock } = showTag('never', { name })
    expect(await screen.findByRole('heading', { level: 1, name: `#${name}` })).toBeVisible()
    expect(variablesOf(fetchMock.mock.lastCall)).toEqual({ name })
  })

  test('announces that it is loading', async () => {
    showTag('never')
    expect(await screen.findByText(messages.postsLoading)).toBeInTheDocument()
    expect(document.title).toBe('#cats · Guffaw')
  })

  test('that no post uses leads to the search', async () => {
    showTag({ Query: () => ({ tag: null }) })
    expect(
      await screen.findByRole('heading', { level: 1, name: `No posts use ${isolate('#cats')} yet` }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Search for this tag' })).toHaveAttribute(
      'href',
      '/search?q=%23cats',
    )
    expect(document.title).toBe(`No posts use ${isolate('#cats')} yet · Guffaw`)
  })

  test('loads further posts', async () => {
    const { user } = showTag(
      { Tag: () => tag, ...listOf([{ id: 'a' }], { hasNextPage: true }) },
      { nextPage: { Query: () => ({ node: { __typename: 'Tag', ...tag } }), ...listOf([{ id: 'b' }]) } },
    )
    await user.click(await screen.findByRole('button', { name: 'Load more' }))
    expect(await screen.findByText('Post b')).toBeVisible()
    expect(screen.getByText('Post a')).toBeVisible()
    expect(screen.getByText(messages.endOfList)).toBeVisible()
  })

  test('says when it failed to load or the browser is offline', async () => {
    allowConsoleErrors()
    showTag('unreachable')
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(document.title).toBe('Failed to load the tag · Guffaw')
    goOffline()
    expect(screen.getByRole('alert')).toHaveTextContent(messages.noConnection)
  })
})

type Answer = Parameters<typeof showRoute>[0]['answers'][number]

function showTag(
  answer: Answer,
  { name = 'cats', nextPage = 'never' }: { name?: string; nextPage?: Answer } = {},
) {
  return showRoute({
    route: { path: '/tags/:name', loader: tagLoader, Component: TagRoute },
    query: tagQuery,
    at: paths.tag(name),
    others: [{ query: tagPostsQuery, answer: nextPage }],
    answers: [answer],
  })
}

function variablesOf(call: Parameters<typeof fetch> | undefined): unknown {
  const body = call?.[1]?.body
  return JSON.parse(typeof body === 'string' ? body : '{}').variables
}
