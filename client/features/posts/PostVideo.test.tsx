import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { postOf, showFeed } from '#tests/support/show-feed.tsx'

const video = {
  __typename: 'VideoMedia',
  state: 'READY',
  failure: null,
  videoUrl: '/media/video/reduced/a.mp4',
  posterUrl: '/media/image/w_1080/a.webp',
  width: 1920,
  height: 1080,
  altText: 'A cat falls off a shelf',
  thumbHash: '3OcRJYB4d3h/iIeHeEh3eIhw+j2w',
}

afterEach(() => void vi.useRealTimers())

describe('the video of a post', () => {
  test('is shown by its poster, and fetched only when it is started', async () => {
    await showFeed([{ id: 'a', media: video }])
    const player = screen.getByLabelText('A cat falls off a shelf')
    expect(player).toHaveAttribute('src', '/media/video/reduced/a.mp4')
    expect(player).toHaveAttribute('poster', '/media/image/w_1080/a.webp')
    expect(player).toHaveAttribute('preload', 'none')
    expect(player).toHaveAttribute('controls')
    expect(player.parentElement).toHaveStyle({ aspectRatio: 1920 / 1080 })
  })

  test('says so while it is worked on, and keeps its place', async () => {
    await showFeed([{ id: 'a', media: { ...video, state: 'PROCESSING', posterUrl: null, thumbHash: '' } }])
    const progress = screen.getByText('Processing…')
    expect(progress).toBeVisible()
    expect(progress.parentElement).toHaveStyle({ aspectRatio: 1920 / 1080 })
    expect(screen.queryByLabelText('A cat falls off a shelf')).not.toBeInTheDocument()
  })

  test('that failed says why', async () => {
    const failure = 'This video could not be processed. Please try another file.'
    await showFeed([{ id: 'a', media: { ...video, state: 'FAILED', failure } }])
    expect(screen.getByText(failure)).toBeVisible()
  })

  test('is asked for until it is ready, and then no more', async () => {
    vi.useFakeTimers()
    const { pendingOperations, resolve } = await showFeed([
      { id: 'a', media: { ...video, state: 'PROCESSING' } },
    ])
    const wait = () => act(() => vi.advanceTimersByTimeAsync(3000))
    await wait()
    await resolve('useVideoProgressQuery', {
      Post: () => postOf({ id: 'a', media: { ...video, state: 'PROCESSING' } }),
    })
    expect(screen.getByText('Processing…')).toBeVisible()
    await wait()
    await resolve('useVideoProgressQuery', { Post: () => postOf({ id: 'a', media: video }) })
    expect(screen.getByLabelText('A cat falls off a shelf')).toBeVisible()
    await wait()
    expect(pendingOperations()).not.toContain('useVideoProgressQuery')
  })
})
