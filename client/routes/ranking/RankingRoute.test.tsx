import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { paths } from '#client/paths.ts'
import { showRoute } from '#tests/support/show-route.tsx'
import { rankingLoader, rankingQuery } from './rankingLoader.ts'
import { RankingRoute } from './RankingRoute.tsx'

const nobody = { Query: () => ({ trendingMembers: [] }) }
const mira = {
  Query: () => ({ trendingMembers: [{ rank: 1, likeCount: 12, user: { fullName: 'Mira Holm' } }] }),
}

describe('ranking', () => {
  test('has a title and announces that it is loading', async () => {
    showRanking('never')
    expect(await screen.findByRole('heading', { level: 1, name: 'Ranking' })).toBeVisible()
    expect(screen.getByText('Loading trending users...')).toBeInTheDocument()
    expect(document.title).toBe('Ranking · Guffaw')
  })

  test('shows the first member on a card', async () => {
    showRanking(mira)
    expect(await screen.findByRole('link', { name: /#1 TRENDING.*Mira Holm.*12 likes/ })).toBeVisible()
  })

  test('lists further members with a button to follow them', async () => {
    const ben = { username: 'ben', isViewer: false, viewerFollows: false, followsViewer: true }
    const second = { rank: 2, rankChange: 1, likeCount: 9, user: { fullName: 'Ben', ...ben } }
    showRanking({ Query: () => ({ trendingMembers: [...mira.Query().trendingMembers, second] }) })
    expect(await screen.findByRole('link', { name: /^#2.*Ben.*9 likes/ })).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Follow back @ben' })).toBeVisible()
  })

  test('shows its empty state', async () => {
    showRanking(nobody)
    expect(await screen.findByRole('heading', { name: 'No trending users found' })).toBeVisible()
    expect(screen.getByText('Check back later for updates')).toBeVisible()
  })
})

function showRanking(answer: Parameters<typeof showRoute>[0]['answers'][number]) {
  return showRoute({
    route: { path: paths.ranking, loader: rankingLoader, Component: RankingRoute },
    query: rankingQuery,
    at: paths.ranking,
    answers: [answer],
  })
}
