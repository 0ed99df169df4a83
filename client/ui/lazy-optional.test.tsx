import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { goOffline, goOnline } from '#tests/support/connection.ts'
import { allowConsoleErrors } from '#tests/support/quiet-console.ts'
import { lazyOptional } from './lazy-optional.tsx'

test('optional part that fails to load leaves the screen and appears when the connection is back', async () => {
  allowConsoleErrors()
  goOffline()
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch the code'))
    .mockResolvedValueOnce(() => 'The panel')
  const Panel = lazyOptional(load)
  await act(async () => {
    render(
      <>
        <p>The screen</p>
        <Panel />
      </>,
    )
  })
  expect(screen.getByText('The screen')).toBeVisible()
  expect(screen.queryByText('The panel')).not.toBeInTheDocument()
  goOnline()
  expect(await screen.findByText('The panel')).toBeVisible()
})
