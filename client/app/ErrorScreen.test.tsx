import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { goOffline, goOnline } from '#tests/support/connection.ts'
import { ErrorScreen } from './ErrorScreen.tsx'

test('error screen retries on request', async () => {
  const retry = vi.fn<() => void>()
  render(<ErrorScreen error={new Error('A bug')} onRetry={retry} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Oops! Something went wrongPlease try again later')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

test('error screen retries on request and when the connection is back, and has a title', async () => {
  const retry = vi.fn<() => void>()
  goOffline()
  render(<ErrorScreen error={new TypeError('Failed to fetch the code')} onRetry={retry} />)
  expect(screen.getByRole('alert')).toHaveTextContent(
    "No internet connectionYou're currently offline. Please check your internet connection.",
  )
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledTimes(1)
  expect(document.title).toBe('No internet connection · Guffaw')
  goOnline()
  expect(retry).toHaveBeenCalledTimes(2)
})
