import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { showFeed } from '#tests/support/show-feed.tsx'

const picture = {
  __typename: 'ImageMedia',
  smallUrl: '/media/small.webp',
  largeUrl: '/media/large.webp',
  url: '/media/full.webp',
  width: 1200,
  height: 800,
  altText: 'A cat at a desk',
  thumbHash: '3OcRJYB4d3h/iIeHeEh3eIhw+j2w',
  isAnimated: false,
}

describe('post card', () => {
  test('links to its author', async () => {
    await showFeed([{ id: 'a', author: 'Mira Holm' }])
    expect(screen.getByRole('link', { name: /^Mira Holm/ })).toHaveAttribute(
      'href',
      '/profile/01900000-0000-7000-8000-000000000001',
    )
  })

  test('links its group', async () => {
    await showFeed([{ id: 'a', group: { slug: 'cat-people', name: 'Cat people' } }, { id: 'b' }])
    expect(screen.getByRole('link', { name: 'Cat people' })).toHaveAttribute('href', '/groups/cat-people')
  })

  test('links the post that it credits', async () => {
    const creditedPost = {
      id: 'first',
      databaseId: '01900000-0000-7000-8000-00000000000c',
      author: { id: 'nora', username: 'nora' },
    }
    await showFeed([{ id: 'a', creditedPost }])
    expect(screen.getByText('Credit:', { exact: false })).toHaveTextContent('Credit: @nora')
    expect(screen.getByRole('link', { name: '@nora' })).toHaveAttribute(
      'href',
      '/post/01900000-0000-7000-8000-00000000000c',
    )
  })

  test('shows its text as text, with safe links', async () => {
    await showFeed([{ id: 'a', text: '<b>bold?</b>\nsee https://guffaw.example/x #Cats' }])
    const article = screen.getByRole('article')
    expect(article).toHaveTextContent('<b>bold?</b> see guffaw.example/x #Cats')
    const link = within(article).getByRole('link', { name: 'guffaw.example/x' })
    expect(link).toHaveAttribute('href', 'https://guffaw.example/x')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
    expect(within(article).getByRole('link', { name: '#Cats' })).toHaveAttribute('href', '/tags/cats')
  })

  test('shows the start of a long text, and the rest on request', async () => {
    const text = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n')
    const { user } = await showFeed([{ id: 'a', text }])
    expect(screen.getByRole('article')).not.toHaveTextContent('line 39')
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(screen.getByRole('article')).toHaveTextContent('line 39')
  })

  test('shows at most one blank line between paragraphs', async () => {
    await showFeed([{ id: 'a', text: `Above${'\n'.repeat(21)}between\n \n\t\nbelow\n\nthe end` }])
    const paragraph = screen.getByText(/^Above/)
    expect(paragraph.textContent).toBe('Above\n\nbetween\n\nbelow\n\nthe end')
  })

  test('shows its image in a suitable size and reserves its space', async () => {
    await showFeed([{ id: 'a', media: picture }])
    const image = screen.getByRole('img', { name: 'A cat at a desk' })
    expect(image).toHaveAttribute('srcset', '/media/small.webp 480w, /media/large.webp 1080w')
    expect(image).toHaveAttribute('width', '1200')
    expect(image).toHaveAttribute('height', '800')
    expect(image.parentElement).toHaveStyle({ aspectRatio: '1.5' })
  })

  test.for([false, true])('fetches pictures further down later (moving: %s)', async (isAnimated) => {
    await showFeed(['a', 'b', 'c'].map((id) => ({ id, media: { ...picture, isAnimated } })))
    const images = screen.getAllByRole('img', { name: 'A cat at a desk' })
    const attributes = images.map((image) => [
      image.getAttribute('loading'),
      image.getAttribute('fetchpriority'),
    ])
    expect(attributes).toEqual([
      ['eager', 'high'],
      ['eager', 'high'],
      ['lazy', 'auto'],
    ])
  })

  test('hides an image that fails to load', async () => {
    await showFeed([{ id: 'a', media: picture }])
    fireEvent.error(screen.getByRole('img', { name: 'A cat at a desk' }))
    expect(screen.queryByRole('img', { name: 'A cat at a desk' })).not.toBeInTheDocument()
    expect(screen.getByText('Post a')).toBeVisible()
  })

  test('hides an image that failed before the page was hydrated', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
    await showFeed([{ id: 'a', media: picture }])
    expect(screen.queryByRole('img', { name: 'A cat at a desk' })).not.toBeInTheDocument()
    expect(screen.getByText('Post a')).toBeVisible()
  })

  test('starts an animation on request with reduced motion', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(window.matchMedia(''), { matches: true }))
    const { user } = await showFeed([{ id: 'a', media: { ...picture, isAnimated: true } }])
    expect(screen.queryByRole('img', { name: 'A cat at a desk' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /Play animation/ }))
    expect(screen.getByRole('img', { name: 'A cat at a desk' })).toBeVisible()
  })

  test('loads a sensitive image when it is shown', async () => {
    const { user } = await showFeed([{ id: 'a', media: picture, isSensitive: true }])
    const show = await screen.findByRole('button', { name: 'Show sensitive content' })
    expect(screen.queryByRole('img', { name: 'A cat at a desk' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'View picture' })).not.toBeInTheDocument()
    await user.click(show)
    expect(screen.getByRole('img', { name: 'A cat at a desk' })).toBeVisible()
    expect(show).not.toBeInTheDocument()
    expect(screen.getByRole('article')).toHaveFocus()
  })
})
