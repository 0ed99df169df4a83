import { waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { REDUCED_MOTION } from '#client/ui/browser/useMediaQuery.ts'
import { showVideos } from '#tests/support/show-videos.tsx'
import { preferOnly } from '#tests/support/stub-media.ts'

describe('video that scrolls into view', () => {
  test('plays muted while at least half of it is visible', async () => {
    const { look } = await showVideos('a')
    const video = await look('a', 0.1)
    expect(video.paused).toBe(true)
    await look('a', 0.4)
    expect(video.paused).toBe(true)
    await look('a', 0.6)
    expect(video.paused).toBe(false)
    expect(video.muted).toBe(true)
    await look('a', 0.3)
    expect(video.paused).toBe(true)
    await look('a', 0.6)
    expect(video.paused).toBe(false)
  })

  test('is not fetched before a tenth of it is visible', async () => {
    const { scrollTo, postOf } = await showVideos('a')
    await scrollTo('a', 0.05)
    expect(postOf('a').querySelector('video')).toBeNull()
    await scrollTo('a', 0.1)
    expect(await within(postOf('a')).findByLabelText('Video a')).toBeVisible()
  })

  test('does not interrupt another one and plays after it', async () => {
    const { look } = await showVideos('a', 'b')
    const first = await look('a', 1)
    const second = await look('b', 0.6)
    expect([first.paused, second.paused]).toEqual([false, true])
    await look('a', 0.4)
    expect([first.paused, second.paused]).toEqual([true, false])
  })

  test('stays paused by its viewer until it left the view', async () => {
    const { look, controlsOf, user } = await showVideos('a', 'b')
    const video = await look('a', 1)
    await user.click(controlsOf('a').getByRole('button', { name: 'Pause' }))
    const other = await look('b', 0.6)
    expect([video.paused, other.paused]).toEqual([true, false])
    await look('b', 0)
    expect([video.paused, other.paused]).toEqual([true, true])
    await look('a', 0)
    await look('a', 1)
    expect(video.paused).toBe(false)
  })
})

describe('autoplay is off', () => {
  test.each([REDUCED_MOTION, '(prefers-reduced-data: reduce)'])(
    'where the device says %s',
    async (preference) => {
      preferOnly(preference)
      await expectToWait()
    },
  )

  test('while the browser saves data, which also fetches nothing', async () => {
    Object.assign(navigator, { connection: { saveData: true } })
    try {
      const video = await expectToWait()
      expect(video).toHaveAttribute('preload', 'none')
    } finally {
      Object.assign(navigator, { connection: undefined })
    }
  })

  test('after the browser has blocked it, which the button shows', async () => {
    const { look, play, controlsOf } = await showVideos('a')
    play.mockRejectedValue(new DOMException('Not now', 'NotAllowedError'))
    await look('a', 1)
    expect(play).toHaveBeenCalledOnce()
    expect(controlsOf('a').getByRole('button', { name: 'Play' })).toBeVisible()
  })

  async function expectToWait() {
    const { look, controlsOf, user } = await showVideos('a')
    const video = await look('a', 1)
    expect(video.paused).toBe(true)
    await user.click(controlsOf('a').getByRole('button', { name: 'Play' }))
    expect(video.paused).toBe(false)
    return video
  }
})

describe('sound', () => {
  test('is off with autoplay, whatever was chosen before', async () => {
    const { look, controlsOf, user } = await showVideos('a', 'b')
    const first = await look('a', 1)
    await user.click(controlsOf('a').getByRole('button', { name: 'Unmute' }))
    expect(first.muted).toBe(false)
    await look('a', 0)
    const second = await look('b', 1)
    expect([second.paused, second.muted]).toEqual([false, true])
  })

  test('is on when a video is started by hand', async () => {
    preferOnly(REDUCED_MOTION)
    const { look, controlsOf, user } = await showVideos('a')
    const video = await look('a', 1)
    await user.click(controlsOf('a').getByRole('button', { name: 'Play' }))
    expect(video.muted).toBe(false)
  })

  test('that was muted stays muted for videos started by hand', async () => {
    preferOnly(REDUCED_MOTION)
    const { look, controlsOf, user } = await showVideos('a', 'b')
    await look('a', 1)
    await user.click(controlsOf('a').getByRole('button', { name: 'Play' }))
    await user.click(controlsOf('a').getByRole('button', { name: 'Mute' }))
    const second = await look('b', 1)
    await user.click(controlsOf('b').getByRole('button', { name: 'Play' }))
    expect([second.paused, second.muted]).toEqual([false, true])
  })

  test('is off where the browser blocks it', async () => {
    preferOnly(REDUCED_MOTION)
    const { look, controlsOf, play, user } = await showVideos('a')
    const video = await look('a', 1)
    play.mockRejectedValueOnce(new DOMException('Not with sound', 'NotAllowedError'))
    await user.click(controlsOf('a').getByRole('button', { name: 'Play' }))
    await waitFor(() => expect([video.paused, video.muted]).toEqual([false, true]))
  })
})
