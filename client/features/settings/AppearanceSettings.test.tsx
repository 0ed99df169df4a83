import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { AppearanceSettings } from './AppearanceSettings.tsx'

test.each([
  ['theme', 'Dark', 'dark', 'System'],
  ['text', 'Largest', 'largest', 'Default'],
])('%s is stored until the default is chosen again', async (setting, choice, value, initial) => {
  render(<AppearanceSettings />)
  expect(screen.getByRole('radio', { name: initial })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: choice }))
  expect(screen.getByRole('radio', { name: choice })).toBeChecked()
  expect(document.documentElement).toHaveAttribute(`data-${setting}`, value)
  expect(localStorage.getItem(setting)).toBe(value)
  await userEvent.click(screen.getByRole('radio', { name: initial }))
  expect(document.documentElement).not.toHaveAttribute(`data-${setting}`)
  expect(localStorage.getItem(setting)).toBeNull()
})

test('motion can be reduced without asking the system', async () => {
  render(<AppearanceSettings />)
  const reduce = screen.getByRole('switch', { name: 'Reduce motion' })
  expect(reduce).not.toBeChecked()
  await userEvent.click(reduce)
  expect(reduce).toBeChecked()
  expect(document.documentElement).toHaveAttribute('data-motion', 'reduced')
  await userEvent.click(reduce)
  expect(document.documentElement).not.toHaveAttribute('data-motion')
})
