import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showFeed } from '#tests/support/show-feed.tsx'

const picture = {
  __typename: 'ImageMedia',
  id: 'picture',
  smallUrl: '/media/small.webp',
  largeUrl: '/media/large.webp',
  url: '/media/full.webp',
  width: 1200,
  height: 800,
  altText: 'A cat at a desk',
  thumbHash: '3OcRJYB4d3h/iIeHeEh3eIhw+j2w',
  isAnimated: false,
}

test('menu of a meme copies its link, downloads it and opens its template', async () => {
  const meme = { isRemixable: false }
  const { user, resolve, pendingOperations } = await showFeed([{ id: 'a', text: '', media: picture, meme }])
  await user.click(screen.getByRole('button', { name: 'More' }))
  await waitFor(() => expect(pendingOperations()).toContain('UseTemplateItemQuery'))
  await resolve('UseTemplateItemQuery', {
    Query: () => ({ node: { __typename: 'Post', meme: { template: { slug: 'calm-in-chaos' } } } }),
  })
  expect(await screen.findByRole('menuitem', { name: 'Use this template' })).toHaveAttribute(
    'href',
    '/make/calm-in-chaos',
  )
  const download = screen.getByRole('menuitem', { name: 'Download picture' })
  expect(download).toHaveAttribute('href', '/media/full.webp')
  expect(download).toHaveAttribute('download')
  await user.click(screen.getByRole('menuitem', { name: 'Copy link' }))
  expect(await screen.findByText('Link copied')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(
    'http://localhost:3000/post/01900000-0000-7000-8000-00000000000f',
  )
})

test('menu of a text offers neither a template nor a download', async () => {
  const { user } = await showFeed([{ id: 'a' }])
  await user.click(screen.getByRole('button', { name: 'More' }))
  expect(await screen.findByRole('menuitem', { name: 'Copy text' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: 'Use this template' })).toBeNull()
  expect(screen.queryByRole('menuitem', { name: 'Download picture' })).toBeNull()
})
