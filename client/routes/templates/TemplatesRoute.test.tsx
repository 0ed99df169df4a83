import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import templateListQuery from '#client/__generated__/TemplateListPaginationQuery.graphql.ts'
import { paths } from '#client/paths.ts'
import { showRoute } from '#tests/support/show-route.tsx'
import { searchTooLong } from '#rules/messages/search.ts'
import { templatesLoading } from '#client/features/memes/messages.ts'
import { templatesLoader, templatesQuery } from './templatesLoader.ts'
import { TemplatesRoute } from './TemplatesRoute.tsx'

const found = templatesOf(['two-paths', 'Two paths', 12], ['red-button', 'Red button', 1])

describe('templates', () => {
  test('are links with their names and the numbers of their memes', async () => {
    showTemplates(found)
    const [first, second] = await screen.findAllByRole('listitem')
    expect(first).toHaveTextContent('Two paths12 memes')
    expect(second).toHaveTextContent('Red button1 meme')
    expect(within(first ?? document.body).getByRole('link')).toHaveAttribute(
      'href',
      paths.template('two-paths'),
    )
    expect(document.title).toBe('Meme templates · Guffaw')
  })

  test.each([
    ['', { query: '', sort: 'POPULAR' }, 'Popular'],
    ['?q=red%20button&sort=newest', { query: 'red button', sort: 'NEWEST' }, 'Newest'],
    ['?sort=name', { query: '', sort: 'NAME' }, 'Name'],
    ['?sort=size', { query: '', sort: 'POPULAR' }, 'Popular'],
  ])('of the URL %s are loaded as %o', async (search, variables, name) => {
    const { fetchMock } = showTemplates(found, { search })
    expect(await screen.findByRole('button', { name, pressed: true })).toBeVisible()
    expect(variablesIn(fetchMock)).toEqual([variables])
  })

  test('are sorted and searched by their URL', async () => {
    const { user, router, fetchMock } = showTemplates(found)
    await user.click(await screen.findByRole('button', { name: 'Newest' }))
    await user.type(screen.getByRole('searchbox', { name: 'Search templates' }), 'button')
    await waitFor(() => expect(router.state.location.search).toBe('?q=button&sort=newest'))
    expect(variablesIn(fetchMock).at(-1)).toEqual({ query: 'button', sort: 'NEWEST' })
  })

  test('that match no search lead to the editor', async () => {
    showTemplates(templatesOf(), { search: '?q=submarine' })
    expect(await screen.findByRole('heading', { name: 'No templates match “submarine”' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Use your own picture' })).toHaveAttribute('href', paths.make)
  })

  test('are not loaded for a search that is too long', async () => {
    const { fetchMock } = showTemplates(found, { search: `?q=${'long '.repeat(60)}` })
    expect(await screen.findByText(searchTooLong)).toBeVisible()
    expect(fetchMock).not.toHaveBeenCalled()
  })

  test('are loaded in pages', async () => {
    const { user } = showTemplates(templatesOf(['two-paths', 'Two paths', 12], { hasNextPage: true }), {
      nextPage: templatesOf(['red-button', 'Red button', 1]),
    })
    await user.click(await screen.findByRole('button', { name: 'Load more' }))
    expect(await screen.findByText('Red button')).toBeVisible()
    expect(screen.getByText('Two paths')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument()
  })

  test('announce that they are loading', async () => {
    showTemplates('never')
    expect(await screen.findByText(templatesLoading)).toBeInTheDocument()
  })
})

type Answer = Parameters<typeof showRoute>[0]['answers'][number]
type Options = { search?: string; nextPage?: Answer }

function showTemplates(answer: Answer, { search = '', nextPage = 'never' }: Options = {}) {
  return showRoute({
    route: { path: paths.templates, loader: templatesLoader, Component: TemplatesRoute },
    query: templatesQuery,
    at: paths.templates + search,
    others: [{ query: templateListQuery, answer: nextPage }],
    answers: [answer],
  })
}

type Template = [slug: string, name: string, useCount: number]

function templatesOf(...items: (Template | { hasNextPage: boolean })[]) {
  const templates = items.filter((item) => Array.isArray(item))
  const hasNextPage = items.length > templates.length
  return {
    MemeTemplateConnection: () => ({
      edges: templates.map(([slug, name, useCount]) => ({
        cursor: slug,
        node: { __typename: 'MemeTemplate', id: slug, slug, name, useCount },
      })),
      pageInfo: { hasNextPage, endCursor: templates.at(-1)?.[0] },
    }),
  }
}

function variablesIn(fetchMock: ReturnType<typeof showRoute>['fetchMock']): unknown[] {
  return fetchMock.mock.calls.map(
    ([, init]) => JSON.parse(typeof init?.body === 'string' ? init.body : '{}').variables,
  )
}
