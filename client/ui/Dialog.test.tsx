import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'

test('dialog is named by its title and requests to be closed', async () => {
  const onClose = vi.fn<() => void>()
  render(
    <Dialog open title="Delete this post?" onClose={onClose} actions={<button type="button">Delete</button>}>
      <p>It is gone for good then.</p>
    </Dialog>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  // Browsers fire this event for Escape and for a click outside the dialog.
  const dialog = screen.getByRole('dialog', { name: 'Delete this post?' })
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false)
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('closed dialog shows nothing', () => {
  render(
    <Dialog open={false} title="Delete this post?" onClose={() => undefined}>
      <p>It is gone for good then.</p>
    </Dialog>,
  )
  expect(screen.queryByText('It is gone for good then.')).toBeNull()
})
