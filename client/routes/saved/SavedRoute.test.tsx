import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { paths } from '#client/paths.ts'
import { allowConsoleErrors } from '#tests/support/quiet-console.ts'
import { listOf } from '#tests/support/show-feed.tsx'
import { showRoute } from '#tests/support/show-route.tsx'
import { savedLoader, savedQuery } from './savedLoader.ts'
import { SavedRoute } from './SavedRoute.tsx'

describe('saved posts', () => {
  test('are listed', async () => {
    showSaved(listOf([{ id: 'a' }]))
    expect(await screen.findByRole('feed', { name: 'Saved' })).toHaveTextContent('Post a')
  })

  test('do not explain a rank in their menu', async () => {
    const { user } = showSaved(listOf([{ id: 'a', viewerCanDelete: true }]))
    await user.click(await screen.findByRole('button', { name: 'More' }))
    expect(await screen.findByRole('menuitem', { name: 'Delete post' })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: 'Why am I seeing this?' })).not.toBeInTheDocument()
  })

  test('have an empty state', async () => {
    showSaved(listOf([]))
    expect(await screen.findByRole('heading', { name: 'No saved posts' })).toBeVisible()
  })

  test('can be retried after a failure', async () => {
    allowConsoleErrors()
    const { user } = showSaved('unreachable', listOf([{ id: 'a' }]))
    expect(await screen.findByRole('alert')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Retry (1/3)' }))
    expect(await screen.findByRole('feed', { name: 'Saved' })).toHaveTextContent('Post a')
  })
})

function showSaved(...answers: Parameters<typeof showRoute>[0]['answers']) {
  return showRoute({
    route: { path: paths.saved, loader: savedLoader, Component: SavedRoute },
    query: savedQuery,
    at: paths.saved,
    answers,
  })
}
