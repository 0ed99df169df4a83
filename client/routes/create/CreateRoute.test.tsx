import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ComposerProvider } from '#client/features/composer/ComposerProvider.tsx'
import { rememberTemplate } from '#client/features/meme-editor/recent-templates.ts'
import { paths } from '#client/paths.ts'
import { showRoute } from '#tests/support/show-route.tsx'
import { createLoader, createQuery } from './createLoader.ts'
import { CreateRoute } from './CreateRoute.tsx'

describe('create screen of a phone', () => {
  test('begins with templates, the recently used ones first and each once', async () => {
    rememberTemplate('removed-template')
    rememberTemplate('two-paths')
    showCreate()
    const templates = await screen.findByRole('list', { name: 'Templates' })
    const links = within(templates).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['two-paths', 'bait', 'before-after'].map(paths.makeWith),
    )
    expect(screen.getByRole('link', { name: 'All templates' })).toHaveAttribute('href', paths.make)
  })

  test('has its button in the heading', async () => {
    const { user, fetchMock } = showCreate()
    const post = await screen.findByRole('button', { name: 'Post' })
    expect(post).toBeDisabled()
    await user.type(await screen.findByRole('textbox', { name: 'Text of your post' }), 'Monday called.')
    await user.click(post)
    expect(await screen.findByRole('button', { name: 'Posting...' })).toBe(post)
    const body: unknown = expect.stringContaining('Monday called.')
    expect(fetchMock).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ body }))
  })

  test('presets the group that the URL names', async () => {
    const { fetchMock, user } = showCreate({ at: `${paths.compose}?group=mondays`, viewerRole: 'MEMBER' })
    expect(await screen.findByRole('combobox', { name: 'Post to' })).toHaveDisplayValue('Mondays')
    await user.type(await screen.findByRole('textbox', { name: 'Text of your post' }), 'Monday called.')
    await user.click(screen.getByRole('button', { name: 'Post' }))
    await screen.findByRole('button', { name: 'Posting...' })
    const body: unknown = expect.stringContaining('"groupId":"group of mondays"')
    expect(fetchMock).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ body }))
  })

  test('presets no group in which the member cannot post', async () => {
    showCreate({ at: `${paths.compose}?group=mondays`, viewerRole: null })
    expect(await screen.findByRole('list', { name: 'Templates' })).toBeVisible()
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  })

  test('is closed by a button', async () => {
    const { user, router } = showCreate()
    await user.click(await screen.findByRole('button', { name: 'Close' }))
    expect(router.state.location.pathname).toBe(paths.feed)
  })
})

function showCreate({
  at = paths.compose,
  viewerRole = null,
}: { at?: string; viewerRole?: string | null } = {}) {
  return showRoute({
    route: { path: paths.compose, loader: createLoader, Component: CreateUnderProvider },
    query: createQuery,
    at,
    from: paths.feed,
    answers: [
      {
        Group: () => ({ id: 'group of mondays', name: 'Mondays', viewerRole }),
        MemeTemplateConnection: () => ({
          edges: ['bait', 'two-paths', 'before-after'].map((slug) => ({ node: { id: slug, slug } })),
        }),
      },
    ],
  })
}

function CreateUnderProvider() {
  return (
    <ComposerProvider viewer={null}>
      <CreateRoute />
    </ComposerProvider>
  )
}
