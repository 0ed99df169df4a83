import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { InstallCard } from './InstallCard.tsx'
import { listenForInstallPrompt } from './install-prompt.ts'

listenForInstallPrompt()
beforeEach(() => act(() => void dispatchEvent(new Event('appinstalled'))))

test('without an install prompt, nothing is offered', () => {
  render(<InstallCard />)
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
})

test('install prompt is shown once, on request', async () => {
  const { prompt, event } = offerInstallation()
  render(<InstallCard />)
  expect(event.defaultPrevented).toBe(true)
  expect(prompt).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Install Guffaw' }))
  expect(prompt).toHaveBeenCalledOnce()
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
})

test('member who declined is not asked again', async () => {
  offerInstallation()
  const { unmount } = render(<InstallCard />)
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
  unmount()
  render(<InstallCard />)
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
})

test('member who installed the app elsewhere is not asked again', () => {
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
