import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { TOUCH_SCREEN } from '#client/ui/browser/useMediaQuery.ts'
import { showVideos } from '#tests/support/show-videos.tsx'
import { preferOnly } from '#tests/support/stub-media.ts'

beforeEach(() => Object.assign(document, { fullscreenEnabled: true }))
afterEach(() => {
  Object.assign(document, { fullscreenEnabled: undefined, fullscreenElement: null })
})

describe('video player', () => {
  test('plays the reduced rendition and is named by the alternative text', async () => {
    const { video } = await showPlayer()
    expect(video).toHaveAccessibleName('Video a')
    expect(video).toHaveAttribute('poster', '/media/image/w_1080/a.webp')
    expect(video).toHaveAttribute('playsinline')
    expect(video).not.toHaveAttribute('controls')
    expect(video.querySelector('source')).toHaveAttribute('src', '/media/video/reduced/a.mp4')
  })

  test('plays and pauses with its button and by a click on the video', async () => {
    const { video, controls, user } = await showPlayer()
    await user.click(controls.getByRole('button', { name: 'Play' }))
    expect(video.paused).toBe(false)
    await user.click(controls.getByRole('button', { name: 'Pause' }))
    expect(video.paused).toBe(true)
    await user.click(video)
    expect(video.paused).toBe(false)
    await user.click(video)
    expect(controls.getByRole('button', { name: 'Play' })).toBeVisible()
  })

  test('pauses all other videos of the page', async () => {
    const { look, controlsOf, user } = await showVideos('a', 'b')
    const first = await look('a', 1)
    const second = await look('b', 1)
    expect(first.paused).toBe(false)
    await user.click(controlsOf('b').getByRole('button', { name: 'Play' }))
    expect([first.paused, second.paused]).toEqual([true, false])
  })

  test('shows that it is buffering', async () => {
    const { video, player } = await showPlayer()
    expect(player.querySelector('[class*="spinner"]')).toBeNull()
    fireEvent.click(video)
    fireEvent.waiting(video)
    expect(player.querySelector('[class*="spinner"]')).not.toBeNull()
  })
})

describe('progress bar', () => {
  test('shows position and duration before the video is loaded', async () => {
    const { video, controls } = await showPlayer()
    expect(controls.getByText('0:00 / 0:31')).toBeVisible()
    video.currentTime = 7.9
    fireEvent.timeUpdate(video)
    expect(controls.getByText('0:07 / 0:31')).toBeVisible()
    expect(controls.getByRole('slider', { name: 'Seek' })).toHaveAttribute('aria-valuetext', '0:07 of 0:31')
  })

  test('can be dragged', async () => {
    const { video, controls } = await showPlayer()
    fireEvent.change(controls.getByRole('slider'), { target: { value: '12.5' } })
    expect(video.currentTime).toBe(12.5)
  })

  test.each([
    ['{ArrowRight}', 16],
    ['{ArrowUp}', 16],
    ['{ArrowLeft}', 14],
    ['{ArrowDown}', 14],
    ['{PageUp}', 25],
    ['{PageDown}', 5],
    ['{PageDown}{PageDown}{PageDown}', 0],
    ['{Home}', 0],
    ['{End}', 31],
  ])('moves with %s from 0:15 to second %i', async (keys, seconds) => {
    const { video, controls, user } = await showPlayer()
    video.currentTime = 15
    fireEvent.timeUpdate(video)
    act(() => controls.getByRole('slider').focus())
    await user.keyboard(keys)
    expect(video.currentTime).toBe(seconds)
    expect(controls.getByRole('slider')).toHaveFocus()
  })

  test('shows the buffered part', async () => {
    const { video, controls } = await showPlayer()
    const ranges = {
      length: 2,
      start: (index: number) => index * 20,
      end: (index: number) => 15.5 + index * 10,
    }
    vi.spyOn(video, 'buffered', 'get').mockReturnValue(ranges)
    fireEvent.progress(video)
    expect(controls.getByRole('slider')).toHaveStyle({ backgroundSize: '0% 100%, 50% 100%, 100% 100%' })
  })
})

describe('keyboard', () => {
  test('mutes with m and toggles fullscreen with f while the focus is in the player', async () => {
    const { video, controls, player, look, user } = await showPlayer()
    const other = await look('b', 0.3)
    const fill = vi.fn<() => Promise<void>>(async () => undefined)
    Object.assign(player, { requestFullscreen: fill })
    await user.keyboard('mf')
    expect([video.muted, fill.mock.calls.length]).toEqual([true, 0])
    act(() => controls.getByRole('slider').focus())
    await user.keyboard('mf')
    expect([video.muted, other.muted, fill.mock.calls.length]).toEqual([false, true, 1])
    expect(controls.getByRole('button', { name: 'Mute' })).toBeVisible()
    await user.keyboard('m')
    expect(controls.getByRole('button', { name: 'Unmute' })).toBeVisible()
  })

  test('plays and pauses with the space bar, also on the progress bar', async () => {
    const { video, controls, user } = await showPlayer()
    act(() => controls.getByRole('slider').focus())
    await user.keyboard(' ')
    expect(video.paused).toBe(false)
    act(() => controls.getByRole('button', { name: 'Pause' }).focus())
    await user.keyboard(' ')
    expect(video.paused).toBe(true)
  })

  test('moves to the next post with j', async () => {
    const { controls, user } = await showPlayer()
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 300, 200))
    act(() => controls.getByRole('slider').focus())
    await user.keyboard('k')
    expect(screen.getByRole('article', { description: 'Post a' })).not.toHaveFocus()
    await user.keyboard('j')
    expect(screen.getByRole('article', { description: 'Post b' })).toHaveFocus()
  })
})

describe('fullscreen', () => {
  test('shows the player and can be left', async () => {
    const { controls, player, user } = await showPlayer()
    const setFullscreen = (element: Element | null) => async () => {
      Object.assign(document, { fullscreenElement: element })
      fireEvent(document, new Event('fullscreenchange'))
    }
    Object.assign(player, { requestFullscreen: setFullscreen(player) })
    Object.assign(document, { exitFullscreen: setFullscreen(null) })
    await user.click(controls.getByRole('button', { name: 'Fullscreen' }))
    await user.click(await controls.findByRole('button', { name: 'Exit fullscreen' }))
    expect(await controls.findByRole('button', { name: 'Fullscreen' })).toBeVisible()
  })

  test('uses the native player where no other is supported', async () => {
    Object.assign(document, { fullscreenEnabled: false })
    const enter = vi.fn<() => void>()
    Object.assign(HTMLVideoElement.prototype, { webkitEnterFullscreen: enter })
    const { controls, user } = await showPlayer()
    await user.click(controls.getByRole('button', { name: 'Fullscreen' }))
    expect(enter).toHaveBeenCalledOnce()
    Reflect.deleteProperty(HTMLVideoElement.prototype, 'webkitEnterFullscreen')
  })

  test('is not offered without support', async () => {
    Object.assign(document, { fullscreenEnabled: false })
    const { controls } = await showPlayer()
    expect(controls.queryByRole('button', { name: 'Fullscreen' })).not.toBeInTheDocument()
  })
})

describe('controls', () => {
  test('hide three seconds after the start and return with the mouse and on pause', async () => {
    const { video, player, areShown } = await showPlayer()
    vi.useFakeTimers()
    fireEvent.click(video)
    await pass(2900)
    expect(areShown()).toBe(true)
    await pass(200)
    expect(areShown()).toBe(false)
    fireEvent.pointerMove(player, { pointerType: 'mouse' })
    expect(areShown()).toBe(true)
    await pass(3100)
    expect(areShown()).toBe(false)
    fireEvent.click(video)
    expect(areShown()).toBe(true)
    await pass(10_000)
    expect(areShown()).toBe(true)
  })

  test('toggle with a tap while the video plays', async () => {
    preferOnly(TOUCH_SCREEN)
    const { video, areShown } = await showPlayer()
    fireEvent.click(video)
    expect([video.paused, areShown()]).toEqual([false, true])
    fireEvent.click(video)
    expect([video.paused, areShown()]).toEqual([false, false])
    fireEvent.click(video)
    expect([video.paused, areShown()]).toEqual([false, true])
  })
})

test('video that fails to load shows an error and can be retried', async () => {
  const { video, postOf } = await showPlayer()
  const source = video.querySelector('source')
  if (source) fireEvent.error(source)
  expect(postOf('a')).toHaveTextContent('This video could not be loaded.')
  expect(video).not.toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Video a')).toBeVisible()
  expect(postOf('a')).not.toHaveTextContent('This video could not be loaded.')
})

/** A video that is less than half visible and therefore does not autoplay. */
async function showPlayer() {
  const { controlsOf, ...view } = await showVideos('a', 'b')
  const video = await view.look('a', 0.3)
  const player = screen.getByRole('group', { name: 'Video player' })
  const areShown = () => player.querySelector('[data-shown]')?.getAttribute('data-shown') === 'true'
  return { ...view, video, player, areShown, controls: controlsOf('a') }
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
