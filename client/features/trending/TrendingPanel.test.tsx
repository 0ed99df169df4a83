import { act, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { allowConsoleErrors } from '#tests/support/quiet-console.ts'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { TrendingPanel } from './TrendingPanel.tsx'

const operation = 'TrendingPanelQuery'

describe('trending users', () => {
  test('are listed by rank with likes, the first on a card of its own', async () => {
    const { answer, router, user } = showPanel()
    expect(screen.getByRole('status')).toHaveTextContent('Loading trending users...')
    await answer(operation, membersOf(['mira', 1204], ['ben', 31], ['ada', 1]))
    const [first, second, third] = within(screen.getByRole('list')).getAllByRole('link')
    expect(first).toHaveTextContent('#1 TRENDING')
    expect(first).toHaveTextContent('mira@mira1,204 likes')
    expect(second).toHaveTextContent(/^#2.*ben@ben31 likes$/)
    expect(third).toHaveTextContent(/^#3.*ada@ada1 like$/)
    if (second) await user.click(second)
    expect(router.state.location.pathname).toBe('/profile/id-of-ben')
  })

  test('show their empty state', async () => {
    const { answer } = showPanel()
    await answer(operation, membersOf())
    expect(screen.getByRole('heading', { name: 'No trending users found' })).toBeVisible()
    expect(screen.getByText('Check back later for updates')).toBeVisible()
  })

  test('fail separately and can be retried', async () => {
    allowConsoleErrors()
    const { user, answer, reject } = showPanel()
    await reject(operation, new Error('The connection was lost'))
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load trending users')
    expect(screen.getByRole('alert')).toHaveTextContent('Please try again later')
    expect(screen.getByText('The feed beside it')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Retry (1/3)' }))
    await answer(operation, membersOf(['mira', 3]))
    expect(screen.getByText('#1 TRENDING')).toBeVisible()
  })

  test('link to the ranking, except on the ranking', async () => {
    const { router } = showPanel()
    expect(screen.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/ranking')
    await act(() => router.navigate('/ranking'))
    expect(screen.queryByRole('link', { name: 'See all' })).not.toBeInTheDocument()
  })
})

function showPanel() {
  return renderWithRelay(
    <>
      <p>The feed beside it</p>
      <TrendingPanel />
    </>,
  )
}

function membersOf(...members: [name: string, likeCount: number][]) {
  return {
    data: {
      trendingMembers: members.map(([name, likeCount], index) => ({
        rank: index + 1,
        rankChange: 0,
        likeCount,
        user: {
          id: `node of ${name}`,
          databaseId: `id-of-${name}`,
          fullName: name,
          username: name,
          photoUrl: '/media/avatar/1/fox.svg',
          photoSrcSet: null,
          isViewer: false,
          viewerFollows: false,
          followsViewer: false,
          followerCount: 0,
        },
      })),
    },
  }
}
