import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { paths } from '#client/paths.ts'
import { showFeed } from '#tests/support/show-feed.tsx'

const postId = '01900000-0000-7000-8000-00000000000f'
const originalId = '01900000-0000-7000-8000-00000000000e'

describe('card of a meme', () => {
  test.each([
    { isRemixable: true, viewerCanDelete: false },
    { isRemixable: true, viewerCanDelete: true },
    { isRemixable: false, viewerCanDelete: true },
  ])('opens it in the editor: %o', async ({ isRemixable, viewerCanDelete }) => {
    const { user, router } = await showFeed([{ id: 'a', meme: { isRemixable }, viewerCanDelete }])
    await user.click(screen.getByRole('link', { name: 'Remix' }))
    const { pathname, search } = router.state.location
    expect(pathname + search).toBe(paths.remix(postId))
  })

  test.each([
    ['another member forbids to remix', { meme: { isRemixable: false }, viewerCanDelete: false }],
    ['no meme belongs to', { meme: null, viewerCanDelete: true }],
  ])('has no button if %s', async (_, post) => {
    await showFeed([{ id: 'a', ...post }])
    expect(screen.getByRole('button', { name: 'Share' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Remix' })).not.toBeInTheDocument()
  })

  test('credits its original', async () => {
    const remixOf = { id: 'b', databaseId: originalId, author: { id: 'ann', username: 'ann' } }
    await showFeed([{ id: 'a', meme: { isRemixable: true }, remixOf }])
    const article = screen.getByRole('article')
    expect(article).toHaveTextContent('Remixed from @ann')
    expect(within(article).getByRole('link', { name: '@ann' })).toHaveAttribute(
      'href',
      paths.post(originalId),
    )
  })

  test('credits nobody without an original', async () => {
    await showFeed([{ id: 'a', meme: { isRemixable: true }, remixOf: null }])
    expect(screen.getByRole('article')).not.toHaveTextContent('Remixed from')
  })
})
