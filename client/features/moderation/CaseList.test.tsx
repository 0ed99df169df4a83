import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { MockPayloadGenerator } from 'relay-test-utils'
import { expect, test } from 'vitest'
import type { moderationLoaderQuery } from '#client/__generated__/moderationLoaderQuery.graphql.ts'
import casesQuery from '#client/__generated__/moderationLoaderQuery.graphql.ts'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { CaseList } from './CaseList.tsx'
import { useCaseEvents } from './useCaseEvents.ts'

test('case that is reported appears at the end of the list', async () => {
  const { receive } = await showCases(['a'])
  await receive(caseOf('b'))
  expect(shownCases()).toEqual(['Post by @author-a', 'Post by @author-b'])
})

test('further report changes the case in its place', async () => {
  const { receive } = await showCases(['a', 'b'])
  await receive({ ...caseOf('a'), reportCount: 9 })
  expect(shownCases()).toEqual(['Post by @author-a', 'Post by @author-b'])
  expect(screen.getByRole('article', { name: 'Post by @author-a' })).toHaveTextContent('9 reports')
})

test('case that is not loaded yet appears with its page', async () => {
  const { receive } = await showCases(['a'], { hasNextPage: true })
  await receive(caseOf('b'))
  expect(shownCases()).toEqual(['Post by @author-a'])
})

test('case that another moderator decides stays in its place and says so', async () => {
  const { receive } = await showCases(['a', 'b'])
  await receive({ ...caseOf('a'), status: 'DECIDED', decisions: [{ action: 'REMOVE' }] })
  expect(shownCases()).toEqual(['Post by @author-a', 'Post by @author-b'])
  expect(screen.getByRole('article', { name: 'Post by @author-a' })).toHaveTextContent('Removed')
})

test('appealed case does not appear among the open ones', async () => {
  const { receive } = await showCases(['a'])
  await receive({ ...caseOf('b'), status: 'APPEALED' })
  expect(shownCases()).toEqual(['Post by @author-a'])
})

function shownCases() {
  return screen.getAllByRole('article').map((article) => article.querySelector('[id]')?.textContent)
}

function caseOf(id: string) {
  return {
    __typename: 'ModerationCase',
    id,
    status: 'OPEN',
    subjectSnapshot: `Text of ${id}`,
    appealText: null,
    reportCount: 1,
    openedAt: new Date().toISOString(),
    subjectAuthor: {
      __typename: 'User',
      id: `author of ${id}`,
      username: `author-${id}`,
      photoUrl: '/media/avatar/1/fox.svg',
      photoSrcSet: null,
    },
    subject: { __typename: 'Post', __isNode: 'Post', id: `post ${id}`, isSensitive: false, media: null },
    newestReports: { edges: [] },
    decisions: [] as object[],
  }
}

function List() {
  const query = useLazyLoadQuery<moderationLoaderQuery>(casesQuery, { status: 'OPEN' })
  useCaseEvents()
  return (
    <>
      <h1 id="heading">Cases</h1>
      <CaseList query={query} filter={{ status: 'OPEN' }} labelledBy="heading" refresh={async () => {}} />
    </>
  )
}

/** Shows the list of open cases with its live updates. */
async function showCases(ids: string[], { hasNextPage = false } = {}) {
  const view = renderWithRelay(
    <Suspense>
      <List />
    </Suspense>,
  )
  const edges = ids.map((id) => ({ cursor: id, node: caseOf(id) }))
  await view.resolve('moderationLoaderQuery', {
    ModerationCaseConnection: () => ({ edges, pageInfo: { hasNextPage, endCursor: ids.at(-1) } }),
  })
  const receive = (changed: object) =>
    act(async () => {
      const subscription = view.environment.mock.findOperation(
        ({ request }) => request.node.params.name === 'useCaseEventsSubscription',
      )
      const event = MockPayloadGenerator.generate(subscription, { ModerationCase: () => changed })
      view.environment.mock.nextValue(subscription, event)
    })
  return { ...view, receive }
}
