import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { InstallCard } from './InstallCard.tsx'
import { listenForInstallPrompt } from './install-prompt.ts'

listenForInstallPrompt()
beforeEach(() => act(() => void dispatchEvent(new Event('appinstalled'))))

test('nothing is offered where the browser offers nothing', () => {
  render(<InstallCard />)
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
})

test('the browser’s offer waits for the member to take it up, once', async () => {
  const { prompt, event } = offerInstallation()
  render(<InstallCard />)
  expect(event.defaultPrevented).toBe(true)
  expect(prompt).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Install Guffaw' }))
  expect(prompt).toHaveBeenCalledOnce()
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
})

test('who has said no is not asked again', async () => {
  offerInstallation()
  const { unmount } = render(<InstallCard />)
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
  unmount()
  render(<InstallCard />)
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
})

test('who has installed it elsewhere is not asked any more', () => {
  offerInstallation()
  render(<InstallCard />)
  expect(screen.getByRole('complementary', { name: 'Install Guffaw' })).toBeVisible()
  act(() => void dispatchEvent(new Event('appinstalled')))
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
})

function offerInstallation() {
  const prompt = vi.fn<() => Promise<void>>().mockResolvedValue()
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  act(() => void dispatchEvent(event))
  return { prompt, event }
}
