import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { showVideos } from '#tests/support/show-videos.tsx'
import { AutoplaySetting } from './AutoplaySetting.tsx'

test('autoplay can be disabled and enabled', async () => {
  render(<AutoplaySetting />)
  const setting = screen.getByRole('switch', { name: 'Autoplay videos (muted)' })
  expect(setting).toBeChecked()
  await userEvent.click(setting)
  expect(setting).not.toBeChecked()
  expect(localStorage.getItem('autoplay')).toBe('off')

  const { look } = await showVideos('a')
  const video = await look('a', 1)
  expect(video.paused).toBe(true)

  await look('a', 0)
  await userEvent.click(setting)
  expect(localStorage.getItem('autoplay')).toBe('on')
  await look('a', 1)
  expect(video.paused).toBe(false)
  act(() => video.pause())
})
