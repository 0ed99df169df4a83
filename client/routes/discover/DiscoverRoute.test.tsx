import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { paths } from '#client/paths.ts'
import { goOffline } from '#tests/support/connection.ts'
import { allowConsoleErrors } from '#tests/support/quiet-console.ts'
import { listOf } from '#tests/support/show-feed.tsx'
import { showRoute } from '#tests/support/show-route.tsx'
import { messages } from '#rules/messages.ts'
import { dashboardQuery, discoverLoader, topPostsQuery } from './discoverLoader.ts'
import { DiscoverRoute } from './DiscoverRoute.tsx'

type Answer = Parameters<typeof showRoute>[0]['answers'][number]

const dashboard = dashboardOf({
  tags: [
    { name: 'cats', history: [3, 0, 5, 1, 0, 2, 9] },
    { name: 'mondays', history: [0, 0, 0, 0, 0, 0, 1] },
  ],
  followedTags: ['dogs'],
  rankChanges: [2, -1, 0, null],
  groups: [{ slug: 'cat-people', name: 'Cat people', memberCount: 1 }],
})
const posts = listOf([{ id: 'a' }])

describe('dashboard', () => {
  test('ranks the trending tags with the posts of today and the history', async () => {
    showDiscover({ dashboard: [dashboard] })
    const [first, second] = within(await section('Trending tags')).getAllByRole('listitem')
    expect(first).toHaveTextContent('1#cats9 posts today')
    expect(second).toHaveTextContent('2#mondays1 post today')
    if (!first) throw new Error('No tag is listed')
    expect(within(first).getByRole('link', { name: '#cats' })).toHaveAttribute('href', '/tags/cats')
    expect(
      within(first).getByRole('img', { name: '3, 0, 5, 1, 0, 2, 9 posts per day, today last' }),
    ).toBeVisible()
    expect(document.title).toBe('Discover · Guffaw')
  })

  test('links to the followed tags', async () => {
    showDiscover({ dashboard: [dashboard] })
    expect(within(await section('Your tags')).getByRole('link', { name: '#dogs' })).toHaveAttribute(
      'href',
      '/tags/dogs',
    )
  })

  test('shows the change of rank of the trending members and links to the ranking', async () => {
    showDiscover({ dashboard: [dashboard] })
    const members = within(await section('Trending members'))
    const changes = [/^#1.*Up 2 since yesterday/, /^#2.*Down 1 since yesterday/, /^#3Same rank/, /^#4new/]
    for (const [index, link] of members.getAllByRole('link', { name: /Member/ }).entries())
      expect(link).toHaveTextContent(changes[index] ?? '')
    expect(members.getByRole('link', { name: /Member 1/ })).toHaveTextContent('#1')
    expect(members.getByRole('link', { name: 'See all trending members' })).toHaveAttribute(
      'href',
      paths.ranking,
    )
  })

  test('shows popular templates and links to them and to all templates', async () => {
    showDiscover({ dashboard: [dashboard] })
    const templates = within(await section('Popular templates'))
    const [first] = templates.getAllByRole('listitem')
    expect(first).toHaveTextContent('Two paths')
    expect(templates.getByRole('link', { name: /Two paths/ })).toHaveAttribute(
      'href',
      paths.template('two-paths'),
    )
    expect(templates.getByRole('link', { name: 'See all popular templates' })).toHaveAttribute(
      'href',
      paths.templates,
    )
  })

  test('shows the rising groups', async () => {
    showDiscover({ dashboard: [dashboard] })
    const groups = within(await section('Rising groups'))
    expect(groups.getByRole('link', { name: /^Cat people/ })).toHaveAttribute('href', '/groups/cat-people')
    expect(groups.getByText('1 member')).toBeVisible()
    expect(groups.getByRole('link', { name: 'See all rising groups' })).toHaveAttribute(
      'href',
      '/groups?sort=rising',
    )
  })

  test('has an empty state for each section, and no section for followed tags and groups without any', async () => {
    showDiscover({ dashboard: [dashboardOf({ tags: [], followedTags: [], rankChanges: [] })] })
    expect(within(await section('Trending tags')).getByText('No tags are trending yet')).toBeVisible()
    expect(within(await section('Trending members')).getByText(messages.trendingEmpty)).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Your tags' })).not.toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Rising groups' })).not.toBeInTheDocument()
  })

  test('announces that it is loading beside the top posts', async () => {
    showDiscover({ dashboard: ['never'], topPosts: posts })
    expect(await screen.findByText('Loading tags, members and templates...')).toBeInTheDocument()
    expect(await screen.findByText('Post a')).toBeVisible()
  })

  test('fails separately and can be retried', async () => {
    allowConsoleErrors()
    const { user } = showDiscover({ dashboard: ['unreachable', dashboard], topPosts: posts })
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the dashboard')
    expect(await screen.findByText('Post a')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Retry (1/3)' }))
    expect(await section('Trending tags')).toHaveTextContent('#cats')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('says once that the browser is offline', async () => {
    showDiscover({ dashboard: [dashboard], topPosts: posts })
    expect(await screen.findByText('Post a')).toBeVisible()
    goOffline()
    expect(screen.getAllByText(messages.offline)).toHaveLength(1)
  })
})

describe('hot memes', () => {
  test('are the pictures of today, named by their alternative texts', async () => {
    showDiscover({ dashboard: [hotMemesOf({ today: 10, week: 12 })] })
    const links = within(await section('Hot memes today')).getAllByRole('link')
    expect(links).toHaveLength(9)
    expect(links[0]).toHaveAccessibleName('Picture 1 of today')
    expect(links[0]).toHaveAttribute('href', paths.post('today-1'))
  })

  test('are those of the week if today has too few', async () => {
    showDiscover({ dashboard: [hotMemesOf({ today: 2, week: 4 })] })
    const links = within(await section('Hot memes this week')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(
      [1, 2, 3, 4].map((number) => `Picture ${number} of week`),
    )
  })

  test('are left out without pictures', async () => {
    showDiscover({ dashboard: [hotMemesOf({ today: 0, week: 0 })] })
    await section('Trending tags')
    expect(screen.queryByRole('region', { name: /Hot memes/ })).not.toBeInTheDocument()
  })
})

describe('top posts', () => {
  test('are those of the week by default', async () => {
    const { fetchMock } = showDiscover({ topPosts: posts })
    expect(await screen.findByRole('feed', { name: 'Top posts' })).toHaveTextContent('Post a')
    expect(screen.getByRole('tab', { name: 'Week', selected: true })).toBeVisible()
    expect(periodsIn(fetchMock)).toEqual(['WEEK'])
  })

  test.each([
    ['day', 'Day', 'DAY'],
    ['all', 'All time', 'ALL'],
    ['fortnight', 'Week', 'WEEK'],
  ])('of the period %s are those of the tab %s', async (value, name, period) => {
    const { fetchMock } = showDiscover({ topPosts: posts, at: `${paths.discover}?period=${value}` })
    expect(await screen.findByRole('tab', { name, selected: true })).toBeVisible()
    expect(periodsIn(fetchMock)).toEqual([period])
  })

  test('of another period are loaded alone, at its own URL', async () => {
    const { user, router, fetchMock } = showDiscover({ dashboard: [dashboard], topPosts: posts })
    expect(await section('Trending tags')).toBeVisible()
    const requests = fetchMock.mock.calls.length
    await user.click(screen.getByRole('tab', { name: 'Month' }))
    expect(await screen.findByRole('tab', { name: 'Month', selected: true })).toBeVisible()
    expect(router.state.location.search).toBe('?period=month')
    expect(router.state.location.hash).toBe('#top-posts')
    await waitFor(() => expect(periodsIn(fetchMock)).toEqual(['WEEK', 'MONTH']))
    expect(fetchMock.mock.calls).toHaveLength(requests + 1)
    expect(await section('Trending tags')).toBeVisible()
  })

  test('are chosen with the keyboard', async () => {
    const { user, router } = showDiscover({ topPosts: posts })
    const week = await screen.findByRole('tab', { name: 'Week' })
    week.focus()
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(screen.getByRole('tab', { name: 'All time' })).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.search).toBe('?period=all'))
    expect(await screen.findByRole('tab', { name: 'All time', selected: true })).toHaveFocus()
  })

  test('may be none', async () => {
    showDiscover({ topPosts: listOf([]) })
    expect(await screen.findByRole('heading', { name: 'No posts in this period' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible()
  })

  test('fail separately', async () => {
    allowConsoleErrors()
    showDiscover({ dashboard: [dashboard], topPosts: 'unreachable' })
    expect(await section('Trending tags')).toHaveTextContent('#cats')
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.postsLoadFailed)
    expect(screen.getByRole('button', { name: 'Retry (1/3)' })).toBeVisible()
  })
})

type DiscoverAnswers = { dashboard?: Answer[]; topPosts?: Answer; at?: string }

function showDiscover({ dashboard: answers = ['never'], topPosts = 'never', at }: DiscoverAnswers) {
  return showRoute({
    route: { path: paths.discover, loader: discoverLoader, Component: DiscoverRoute },
    query: dashboardQuery,
    at: at ?? paths.discover,
    others: [{ query: topPostsQuery, answer: topPosts }],
    answers,
  })
}

/** Each list begins with a post without a picture. */
function hotMemesOf(counts: Record<'today' | 'week', number>): Answer {
  const listOfPictures = (period: 'today' | 'week') => ({
    edges: Array.from({ length: counts[period] + 1 }, (_, number) => ({
      node: {
        id: `${period}-${number}`,
        databaseId: `${period}-${number}`,
        isSensitive: false,
        media: number > 0 ? { __typename: 'ImageMedia', altText: `Picture ${number} of ${period}` } : null,
      },
    })),
  })
  return {
    Query: () => ({ trendingTags: [], today: listOfPictures('today'), week: listOfPictures('week') }),
  }
}

type DashboardFixture = {
  tags: { name: string; history: number[] }[]
  followedTags: string[]
  /** One for each trending member. */
  rankChanges: (number | null)[]
  groups?: { slug: string; name: string; memberCount: number }[]
}

function dashboardOf({ tags, followedTags, rankChanges, groups = [] }: DashboardFixture) {
  return {
    Query: () => ({
      trendingTags: tags.map((tag) => ({ id: tag.name, ...tag })),
      trendingMembers: rankChanges.map((rankChange, index) => ({
        rank: index + 1,
        rankChange,
        likeCount: 12,
        user: { id: `member ${index + 1}`, fullName: `Member ${index + 1}`, username: `member${index + 1}` },
      })),
      memeTemplates: {
        edges: [{ node: { id: 'two-paths', slug: 'two-paths' } }],
      },
      groups: { edges: groups.map((group) => ({ node: { id: group.slug, cover: null, ...group } })) },
      viewer: { id: 'viewer', followedTags: followedTags.map((name) => ({ id: name, name })) },
    }),
  }
}

/** The section with its content. The placeholder has the same names. */
function section(name: string): Promise<HTMLElement> {
  return waitFor(() => {
    expect(screen.queryByText('Loading tags, members and templates...')).not.toBeInTheDocument()
    return screen.getByRole('region', { name })
  })
}

/** The periods that were requested. */
function periodsIn(fetchMock: ReturnType<typeof showRoute>['fetchMock']): unknown[] {
  return fetchMock.mock.calls.flatMap(([, init]) => {
    const { variables } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}')
    return variables.period ?? []
  })
}
