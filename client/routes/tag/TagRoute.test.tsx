import { act, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import followQuery from '#client/__generated__/useSetTagFollowMutation.graphql.ts'
import tagPostsQuery from '#client/__generated__/TagPostsPaginationQuery.graphql.ts'
import { paths } from '#client/paths.ts'
import { goOffline } from '#tests/support/connection.ts'
import { allowConsoleErrors } from '#tests/support/quiet-console.ts'
import { listOf } from '#tests/support/show-feed.tsx'
import { showRoute } from '#tests/support/show-route.tsx'
import { isolate } from '#rules/isolate.ts'
import { messages } from '#rules/messages.ts'
import { tagLoader, tagQuery } from './tagLoader.ts'
import { ComposerProvider } from '#client/features/composer/ComposerProvider.tsx'
import { TagRoute } from './TagRoute.tsx'

const tag = {
  id: 'cats',
  name: 'cats',
  postCount: 1204,
  viewerFollows: false,
  history: [3, 0, 5, 1, 0, 2, 9],
}
const unused = { ...tag, postCount: 0, viewerFollows: true, history: [0, 0, 0, 0, 0, 0, 0] }
const followed = {
  data: {
    followTag: { __typename: 'FollowTagPayload', tag: { id: 'cats', name: 'cats', viewerFollows: true } },
  },
}
const cats = { Tag: () => tag, ...listOf([{ id: 'a' }]) }

describe('tag', () => {
  test('has its count, its history, a follow button and its posts', async () => {
    showTag([cats])
    expect(await screen.findByRole('feed', { name: '#cats' })).toHaveTextContent('Post a')
    const about = within(screen.getByRole('region', { name: `About ${isolate('#cats')}` }))
    expect(about.getByText('1,204 posts')).toBeVisible()
    expect(about.getByRole('img', { name: '3, 0, 5, 1, 0, 2, 9 posts per day, today last' })).toBeVisible()
    expect(about.getByRole('button', { name: 'Follow #cats' })).toBeVisible()
    expect(document.title).toBe('#cats · Guffaw')
  })

  test('is loaded by the name in the path and shown as the server spells it', async () => {
    const { fetchMock } = showTag([cats], { name: 'Cats' })
    expect(await screen.findByRole('heading', { level: 1, name: '#cats' })).toBeVisible()
    expect(variablesOf(fetchMock.mock.lastCall)).toEqual({ name: 'Cats' })
  })

  test.each(['日本語', 'قطط', 'a/b', '50%'])('may be named %s', async (name) => {
    const { fetchMock } = showTag(['never'], { name })
    expect(await screen.findByRole('heading', { level: 1, name: `#${name}` })).toBeVisible()
    expect(variablesOf(fetchMock.mock.lastCall)).toEqual({ name })
  })

  test('announces that it is loading', async () => {
    showTag(['never'])
    expect(await screen.findByText(messages.postsLoading)).toBeInTheDocument()
    expect(document.title).toBe('#cats · Guffaw')
  })

  test('that no post uses leads to the search', async () => {
    showTag([{ Query: () => ({ tag: null }) }])
    expect(
      await screen.findByRole('heading', { level: 1, name: `No posts use ${isolate('#cats')} yet` }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Search for this tag' })).toHaveAttribute(
      'href',
      '/search?q=%23cats',
    )
    expect(document.title).toBe(`No posts use ${isolate('#cats')} yet · Guffaw`)
  })

  test('that no post uses can be followed, and says so when it is opened again', async () => {
    const nobody = { Query: () => ({ tag: null }) }
    const follow = { query: followQuery, answer: () => Response.json(followed) }
    const { user, router } = showTag([nobody, { Tag: () => unused, ...listOf([]) }], { others: [follow] })
    await user.click(await screen.findByRole('button', { name: 'Follow #cats' }))
    expect(screen.getByRole('button', { name: 'Following #cats' })).toHaveFocus()
    expect(
      screen.getByRole('heading', { level: 1, name: `No posts use ${isolate('#cats')} yet` }),
    ).toBeVisible()
    await act(() => router.navigate('/elsewhere'))
    await act(() => router.navigate(paths.tag('cats')))
    expect(await screen.findByRole('region', { name: `About ${isolate('#cats')}` })).toHaveTextContent(
      '0 posts',
    )
    expect(screen.getByRole('button', { name: 'Following #cats' })).toBeVisible()
  })

  test('cannot be followed if the name cannot be that of a tag', async () => {
    showTag([{ Query: () => ({ tag: null }) }], { name: 'two words' })
    expect(await screen.findByRole('link', { name: 'Search for this tag' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /Follow/ })).toBeNull()
  })

  test('loads further posts', async () => {
    const { user } = showTag([{ Tag: () => tag, ...listOf([{ id: 'a' }], { hasNextPage: true }) }], {
      others: [
        {
          query: tagPostsQuery,
          answer: { Query: () => ({ node: { __typename: 'Tag', ...tag } }), ...listOf([{ id: 'b' }]) },
        },
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Load more' }))
    expect(await screen.findByText('Post b')).toBeVisible()
    expect(screen.getByText('Post a')).toBeVisible()
    expect(screen.getByText(messages.endOfList)).toBeVisible()
  })

  test('says when it failed to load or the browser is offline', async () => {
    allowConsoleErrors()
    showTag(['unreachable'])
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(document.title).toBe('Failed to load the tag · Guffaw')
    goOffline()
    expect(screen.getByRole('alert')).toHaveTextContent(messages.noConnection)
  })
})

type RouteUnderTest = Parameters<typeof showRoute>[0]

function showTag(
  answers: RouteUnderTest['answers'],
  { name = 'cats', others = [] }: { name?: string; others?: RouteUnderTest['others'] } = {},
) {
  return showRoute({
    route: { path: '/tags/:name', loader: tagLoader, Component: TagWithComposer },
    query: tagQuery,
    at: paths.tag(name),
    others,
    answers,
  })
}

function variablesOf(call: Parameters<typeof fetch> | undefined): unknown {
  const body = call?.[1]?.body
  return JSON.parse(typeof body === 'string' ? body : '{}').variables
}

function TagWithComposer() {
  return (
    <ComposerProvider viewer={null}>
      <TagRoute />
    </ComposerProvider>
  )
}
