import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import useAppeal from '#client/__generated__/useAppealMutation.graphql.ts'
import { messages } from '#rules/messages.ts'
import { decisionsPath } from '#rules/site-paths.ts'
import { allowConsoleErrors } from '#tests/support/quiet-console.ts'
import { showRoute } from '#tests/support/show-route.tsx'
import { decisionsLoader, decisionsQuery } from './decisionsLoader.ts'
import { DecisionsRoute } from './DecisionsRoute.tsx'

const removal = {
  statement: 'Your post was removed. Rule: Hate.',
  note: 'Please do not',
  decidedAt: '2026-11-20T12:00:00.000Z',
}
const removedPost = {
  __typename: 'ModerationCase',
  id: 'case',
  status: 'DECIDED',
  subjectSnapshot: 'A joke about a group',
  appealText: null,
  viewerCanAppeal: true,
  decisions: [removal],
}

test('decision shows the content, what was decided and the note', async () => {
  show([removedPost])
  const article = await screen.findByRole('article', { name: removal.statement })
  expect(article).toHaveTextContent('A joke about a group')
  expect(article).toHaveTextContent('“Please do not”')
})

test('decision is appealed once', async () => {
  const appealed = {
    ...removedPost,
    status: 'APPEALED',
    appealText: 'I am one of them',
    viewerCanAppeal: false,
  }
  const { user, fetchMock } = show([removedPost], () =>
    Response.json({ data: { appeal: { __typename: 'AppealPayload', case: appealed } } }),
  )
  await startAppeal(user)
  const field = screen.getByLabelText('Why should the decision change?')
  expect(field).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Send appeal' }))
  expect(await screen.findByText(messages.appealRequired)).toBeVisible()
  await user.type(field, 'I am one of them')
  await user.click(screen.getByRole('button', { name: 'Send appeal' }))
  expect(await screen.findByText('A moderator will decide.')).toBeVisible()
  expect(fetchMock.mock.lastCall?.[1]?.body).toContain('"caseId":"case","text":"I am one of them"')
  expect(screen.getByRole('article')).toHaveFocus()
  expect(screen.getByRole('article')).toHaveTextContent('I am one of them')
  expect(screen.queryByRole('button', { name: /ppeal/ })).toBeNull()
})

test('appeal that cannot be sent keeps its text', async () => {
  const { user } = show([removedPost], 'unreachable')
  await startAppeal(user)
  await user.type(screen.getByLabelText('Why should the decision change?'), 'Look again')
  await user.click(screen.getByRole('button', { name: 'Send appeal' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to send the appeal. Please try again.')
  expect(screen.getByLabelText('Why should the decision change?')).toHaveValue('Look again')
})

test('decided appeal shows both decisions and no form', async () => {
  const statement = 'Your appeal was declined: the decision about your post stays.'
  const declined = { ...removal, statement, decidedAt: '2026-11-21T12:00:00.000Z' }
  show([{ ...removedPost, viewerCanAppeal: false, appealText: 'Look again', decisions: [removal, declined] }])
  const article = await screen.findByRole('article')
  expect(within(article).getAllByRole('listitem')).toHaveLength(3)
  expect(article).toHaveTextContent(/removed.*Your appeal.*Look again.*declined/)
  expect(within(article).queryByRole('button')).toBeNull()
})

test('without decisions, the screen links the rules', async () => {
  show([])
  expect(await screen.findByRole('heading', { name: 'No decisions about you' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Read the rules' })).toHaveAttribute('href', '/m/legal/rules')
})

test('decisions that cannot be loaded can be retried', async () => {
  allowConsoleErrors()
  showRoute({ ...route, answers: ['unreachable'] })
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the decisions')
  expect(screen.getByRole('button', { name: 'Retry (1/3)' })).toBeVisible()
})

const route = {
  route: { path: decisionsPath, loader: decisionsLoader, Component: DecisionsRoute },
  query: decisionsQuery,
  at: decisionsPath,
}

type Answer = Parameters<typeof showRoute>[0]['answers'][number]

function show(
  cases: (Omit<typeof removedPost, 'appealText'> & { appealText: string | null })[],
  appeal: Answer = 'never',
) {
  return showRoute({
    ...route,
    answers: [
      {
        ModerationCaseConnection: () => ({
          edges: cases.map((node) => ({ cursor: node.id, node })),
          pageInfo: { hasNextPage: false, endCursor: null },
        }),
      },
    ],
    others: [{ query: useAppeal, answer: appeal }],
  })
}

async function startAppeal(user: ReturnType<typeof show>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Appeal' }))
}
