import { act, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { postOf, showFeed } from '#tests/support/show-feed.tsx'

const video = {
  __typename: 'VideoMedia',
  state: 'READY',
  failure: null,
  sources: [{ type: 'video/mp4', url: '/media/video/reduced/a.mp4' }],
  posterUrl: '/media/image/w_1080/a.webp',
  width: 1920,
  height: 1080,
  altText: 'A cat falls off a shelf',
  thumbHash: '3OcRJYB4d3h/iIeHeEh3eIhw+j2w',
}

describe('video of a post', () => {
  test('reserves its space from the first paint and shows its poster', async () => {
    await showFeed([{ id: 'a', media: video }])
    const poster = posterIn(screen.getByRole('article'))
    expect(poster).toHaveAttribute('src', '/media/image/w_1080/a.webp')
    expect(poster).toHaveAttribute('loading', 'lazy')
    const frame = poster?.closest('[style]')
    expect(frame).toHaveStyle({ aspectRatio: 1920 / 1080 })
    expect(frame?.getAttribute('style')).toContain('background-image: url("data:image/png')
  })

  test('shows that it is being processed and reserves its space', async () => {
    await showFeed([{ id: 'a', media: { ...video, state: 'PROCESSING', posterUrl: null, thumbHash: '' } }])
    const progress = screen.getByText('Processing…')
    expect(progress).toBeVisible()
    expect(progress.parentElement).toHaveStyle({ aspectRatio: 1920 / 1080 })
    expect(posterIn(screen.getByRole('article'))).toBeUndefined()
  })

  test('that is sensitive loads neither its poster nor its player until it is shown', async () => {
    const { user } = await showFeed([{ id: 'a', media: video, isSensitive: true }])
    const show = await screen.findByRole('button', { name: 'Show sensitive content' })
    expect(posterIn(screen.getByRole('article'))).toBeUndefined()
    await user.click(show)
    expect(posterIn(screen.getByRole('article'))).toHaveAttribute('src', '/media/image/w_1080/a.webp')
  })

  test('that failed shows the reason', async () => {
    const failure = 'This video could not be processed. Please try another file.'
    await showFeed([{ id: 'a', media: { ...video, state: 'FAILED', failure } }])
    expect(screen.getByText(failure)).toBeVisible()
  })

  test('is polled at growing intervals, and not while the tab is hidden', async () => {
    vi.useFakeTimers()
    const processing = { ...video, state: 'PROCESSING' }
    const { pendingOperations, resolve } = await showFeed([{ id: 'a', media: processing }])
    await codeLoaded()
    const isPolled = () => pendingOperations().includes('useVideoProgressQuery')
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

    await pass(3000)
    await resolve('useVideoProgressQuery', { Post: () => postOf({ id: 'a', media: processing }) })
    await pass(4400)
    expect(isPolled()).toBe(false)
    await pass(100)
    expect(isPolled()).toBe(true)
    await resolve('useVideoProgressQuery', { Post: () => postOf({ id: 'a', media: processing }) })

    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await pass(60_000)
    expect(isPolled()).toBe(false)
    hidden.mockReturnValue(false)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(isPolled()).toBe(true)
    hidden.mockRestore()
  })

  test('is not polled after its card is removed', async () => {
    vi.useFakeTimers()
    const { pendingOperations, unmount } = await showFeed([
      { id: 'a', media: { ...video, state: 'PROCESSING' } },
    ])
    await codeLoaded()
    await act(() => vi.advanceTimersByTimeAsync(3000))
    expect(pendingOperations()).toContain('useVideoProgressQuery')
    unmount()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(pendingOperations()).not.toContain('useVideoProgressQuery')
  })

  test('is polled until it is ready', async () => {
    vi.useFakeTimers()
    const { pendingOperations, resolve } = await showFeed([
      { id: 'a', media: { ...video, state: 'PROCESSING' } },
    ])
    await codeLoaded()
    const wait = () => act(() => vi.advanceTimersByTimeAsync(60_000))
    await wait()
    await resolve('useVideoProgressQuery', {
      Post: () => postOf({ id: 'a', media: { ...video, state: 'PROCESSING' } }),
    })
    expect(screen.getByText('Processing…')).toBeVisible()
    await wait()
    await resolve('useVideoProgressQuery', { Post: () => postOf({ id: 'a', media: video }) })
    expect(posterIn(screen.getByRole('article'))).toBeVisible()
    expect(screen.queryByText('Processing…')).not.toBeInTheDocument()
    await wait()
    expect(pendingOperations()).not.toContain('useVideoProgressQuery')
  })
})

/** The code that polls is loaded on demand. */
function codeLoaded(): Promise<void> {
  return act(() => vi.dynamicImportSettled())
}

function posterIn(post: HTMLElement) {
  return within(post)
    .getAllByRole('presentation')
    .find((image) => image.getAttribute('src') === video.posterUrl)
}
