import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { rememberTemplate } from '#client/features/meme-editor/recent-templates.ts'
import { templates } from '#client/features/meme-editor/template-files.ts'
import { templatesLoading } from '#client/features/memes/messages.ts'
import { paths } from '#client/paths.ts'
import { showRoute } from '#tests/support/show-route.tsx'
import { templatesLoader, templatesQuery } from './templatesLoader.ts'
import { TemplatesRoute } from './TemplatesRoute.tsx'

const names = templates.map(({ name }) => name)
const byName = names.toSorted((one, other) => one.localeCompare(other, 'en'))
const popular = templatesOf('two-paths', 'bait')

describe('templates', () => {
  test('are links, the most used ones first and the others by name', async () => {
    showTemplates()
    const links = within(await screen.findByRole('list')).getAllByRole('link')
    const others = byName.filter((name) => name !== 'Two paths' && name !== 'Bait')
    expect(links.map((link) => link.textContent)).toEqual(['Two paths', 'Bait', ...others])
    expect(links[0]).toHaveAttribute('href', paths.template('two-paths'))
    expect(document.title).toBe('Meme templates · Guffaw')
  })

  test.each([
    ['', 'Popular', 'Two paths'],
    ['?sort=newest', 'Newest', names.at(-1)],
    ['?sort=name', 'Name', byName[0]],
    ['?sort=recent', 'Popular', 'Two paths'],
    ['?sort=size', 'Popular', 'Two paths'],
    ['?q=crossroads&sort=name', 'Name', 'Two paths'],
  ])('of the URL %s are sorted by %s', async (search, order, first) => {
    showTemplates({ search })
    expect(await screen.findByRole('button', { name: order, pressed: true })).toBeVisible()
    expect(shownNames()[0]).toBe(first)
  })

  test('are sorted and searched at once, and then by the URL', async () => {
    const { user, router, fetchMock } = showTemplates()
    await user.click(await screen.findByRole('button', { name: 'Newest' }))
    await user.type(searchField(), 'crossroads')
    expect(shownNames()).toEqual(['Two paths'])
    expect(screen.getByText('1 template')).toBeInTheDocument()
    await waitFor(() => expect(router.state.location.search).toBe('?q=crossroads&sort=newest'))
    expect(shownNames()).toEqual(['Two paths'])
    expect(fetchMock).toHaveBeenCalledOnce()
  })

  test('are all shown again after a search without results', async () => {
    const { user, router } = showTemplates({ search: '?q=submarine' })
    expect(await screen.findByRole('heading', { name: 'No templates match “submarine”' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show all templates' }))
    expect(shownNames()).toHaveLength(templates.length)
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })

  test('announce that they are loading', async () => {
    showTemplates({ answer: 'never' })
    expect(await screen.findByText(templatesLoading)).toBeInTheDocument()
  })
})

describe('recently used templates', () => {
  test('are shown alone, the latest first', async () => {
    rememberTemplate('bait')
    rememberTemplate('before-after')
    const { user, router } = showTemplates()
    await user.click(await screen.findByRole('button', { name: 'Recent' }))
    await waitFor(() => expect(router.state.location.search).toBe('?sort=recent'))
    await waitFor(() => expect(shownNames()).toEqual(['Before and after', 'Bait']))
  })

  test('do not restrict a search', async () => {
    rememberTemplate('bait')
    const { user } = showTemplates({ search: '?sort=recent' })
    await user.type(await screen.findByRole('searchbox', { name: 'Search templates' }), 'crossroads')
    expect(shownNames()).toEqual(['Two paths'])
  })

  test('have no button if there are none', async () => {
    showTemplates()
    expect(await screen.findByRole('button', { name: 'Popular' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Recent' })).not.toBeInTheDocument()
  })
})

type Answer = Parameters<typeof showRoute>[0]['answers'][number]

function showTemplates({ search = '', answer = popular }: { search?: string; answer?: Answer } = {}) {
  return showRoute({
    route: { path: paths.templates, loader: templatesLoader, Component: TemplatesRoute },
    query: templatesQuery,
    at: paths.templates + search,
    answers: [answer],
  })
}

function templatesOf(...slugs: string[]): Answer {
  return {
    MemeTemplateConnection: () => ({ edges: slugs.map((slug) => ({ node: { id: slug, slug } })) }),
  }
}

function searchField(): HTMLElement {
  return screen.getByRole('searchbox', { name: 'Search templates' })
}

function shownNames(): (string | null)[] {
  return within(screen.getByRole('list'))
    .getAllByRole('link')
    .map((link) => link.textContent)
}
