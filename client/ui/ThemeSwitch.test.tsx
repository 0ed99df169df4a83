import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ThemeSwitch } from './ThemeSwitch.tsx'

test('theme switch offers the other theme and stores the choice', async () => {
  render(<ThemeSwitch />)
  await userEvent.click(screen.getByRole('button', { name: 'Switch to dark theme' }))
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  await userEvent.click(screen.getByRole('button', { name: 'Switch to light theme' }))
  expect(document.documentElement).toHaveAttribute('data-theme', 'light')
})

test('default theme is that of the system', () => {
  const query = Object.assign(matchMedia('(prefers-color-scheme: dark)'), { matches: true })
  vi.spyOn(window, 'matchMedia').mockReturnValue(query)
  render(<ThemeSwitch />)
  expect(screen.getByRole('button', { name: 'Switch to light theme' })).toBeVisible()
  expect(document.documentElement).not.toHaveAttribute('data-theme')
})

test('theme switch works without storage', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.')
  })
  render(<ThemeSwitch />)
  await userEvent.click(screen.getByRole('button', { name: 'Switch to dark theme' }))
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
})
