import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ThemeSwitch } from './ThemeSwitch.tsx'

test('the switch offers the other theme and remembers the choice', async () => {
  render(<ThemeSwitch />)
  await userEvent.click(screen.getByRole('button', { name: 'Switch to dark theme' }))
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  await userEvent.click(screen.getByRole('button', { name: 'Switch to light theme' }))
  expect(document.documentElement).toHaveAttribute('data-theme', 'light')
})

test('until a theme is chosen it is the system’s', () => {
  const query = Object.assign(matchMedia('(prefers-color-scheme: dark)'), { matches: true })
  vi.spyOn(window, 'matchMedia').mockReturnValue(query)
  render(<ThemeSwitch />)
  expect(screen.getByRole('button', { name: 'Switch to light theme' })).toBeVisible()
  expect(document.documentElement).not.toHaveAttribute('data-theme')
})

test('a browser without storage still switches', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.')
  })
  render(<ThemeSwitch />)
  await userEvent.click(screen.getByRole('button', { name: 'Switch to dark theme' }))
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
})
