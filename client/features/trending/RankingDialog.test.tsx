import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { TransportError } from '#client/relay/errors.ts'
import { allowConsoleErrors } from '#tests/support/quiet-console.ts'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { messages } from '#rules/messages.ts'
import { RankingDialog } from './RankingDialog.tsx'

const operation = 'PostRankingQuery'
const ranking = {
  explanation: 'Posts with many likes rank high.',
  likes: 1204,
  dislikes: 3,
  ageSeconds: 7200,
  hotScore: 10,
  trendingRank: 12,
}

describe('dialog about the rank of a post', () => {
  test('shows the explanation and the values of the post', async () => {
    const { answer, variablesOf } = showDialog()
    expect(screen.getByRole('dialog', { name: 'Why am I seeing this?' })).toBeVisible()
    expect(screen.getByText('Loading the ranking...')).toBeInTheDocument()
    expect(variablesOf(operation)).toEqual({ postId: 'a' })
    await answer(operation, responseOf(ranking))
    expect(screen.getByText('Posts with many likes rank high.')).toBeVisible()
    expect(values()).toEqual([
      'Likes: 1,204',
      'Dislikes: 3',
      'Age: 2 hours',
      'Hot score: 10.00',
      'Rank: #12 in Trending',
    ])
  })

  test('says that the post is not among the first', async () => {
    const { answer } = showDialog()
    await answer(operation, responseOf({ ...ranking, hotScore: -1.2345, trendingRank: null }))
    expect(values()).toContain('Hot score: -1.23')
    expect(values()).toContain('Rank: Not among the first 1,000')
  })

  test('says that the post was deleted', async () => {
    const { answer } = showDialog()
    await answer(operation, { data: { node: null } })
    expect(screen.getByText(messages.postGone)).toBeVisible()
  })

  test('can be retried after a failure', async () => {
    allowConsoleErrors()
    const { user, answer, reject } = showDialog()
    await reject(operation, new TransportError('unreachable', messages.somethingWrong))
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load the ranking')
    await user.click(screen.getByRole('button', { name: 'Retry (1/3)' }))
    await answer(operation, responseOf(ranking))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(values()).toContain('Rank: #12 in Trending')
  })
})

function showDialog() {
  return renderWithRelay(<RankingDialog postId="a" open onClose={() => undefined} />)
}

function responseOf(postRanking: object) {
  return { data: { node: { __typename: 'Post', id: 'a', ranking: postRanking } } }
}

function values(): string[] {
  return screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
}
