import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '#client/paths.ts'
import { listOf } from '#tests/support/show-feed.tsx'
import { showRoute } from '#tests/support/show-route.tsx'
import { savedLoader, savedQuery } from './savedLoader.ts'
import { SavedRoute } from './SavedRoute.tsx'

test('saved posts do not explain a rank in their menu', async () => {
  const { user } = showRoute({
    route: { path: paths.saved, loader: savedLoader, Component: SavedRoute },
    query: savedQuery,
    at: paths.saved,
    answers: [listOf([{ id: 'a', viewerCanDelete: true }])],
  })
  await user.click(await screen.findByRole('button', { name: 'More' }))
  expect(await screen.findByRole('menuitem', { name: 'Delete post' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: 'Why am I seeing this?' })).not.toBeInTheDocument()
})

test('empty list of saved posts leads to posts to save', async () => {
  showRoute({
    route: { path: paths.saved, loader: savedLoader, Component: SavedRoute },
    query: savedQuery,
    at: paths.saved,
    answers: [listOf([])],
  })
  expect(await screen.findByRole('heading', { name: 'No saved posts' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Find posts to save' })).toHaveAttribute('href', paths.trending)
})
