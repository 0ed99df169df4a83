import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { stories } from '#client/features/site/sample-data.ts'
import { LandingRoute } from './LandingRoute.tsx'

beforeEach(() => {
  render(<RouterProvider router={createMemoryRouter([{ path: '*', Component: LandingRoute }])} />)
})

test('sections have their specified order', () => {
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(headings.slice(0, 4)).toEqual([
    'Laughing right now',
    'What is Guffaw?',
    'Features and Updates',
    'Guffaw in your pocket.',
  ])
  expect(screen.getByText('Available Soon')).toBeVisible()
})

test('five testimonials show the names of their authors', () => {
  expect(stories).toHaveLength(5)
  for (const { name } of stories) expect(screen.getByText(name)).toBeVisible()
})

test('updates are the first tab and include coin rewards; features are the second', async () => {
  const updates = screen.getByRole('tabpanel', { name: 'Latest Updates' })
  expect(within(updates).getByRole('heading', { name: 'Coin rewards Launched' })).toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: 'All Features' }))
  expect(updates).not.toBeVisible()
  expect(screen.getByRole('tabpanel', { name: 'All Features' })).toBeVisible()
})

test('app code can be scanned, and store buttons have no target yet', () => {
  expect(screen.getByRole('img', { name: 'QR code with the address of Guffaw' })).toHaveAttribute(
    'src',
    '/qr.svg',
  )
  for (const store of ['App Store', 'Google Play']) expect(screen.getByText(store).closest('a')).toBeNull()
})

test('newsletter accepts an address and does nothing with it', async () => {
  const address = screen.getByRole('textbox', { name: 'Email' })
  expect(address).toHaveAttribute('type', 'email')
  await userEvent.type(address, 'reader@example.org')
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
  expect(address).toHaveValue('reader@example.org')
})

test('placeholders in the footer have no target', () => {
  const footer = within(screen.getByRole('contentinfo'))
  for (const place of ['Careers', 'Community', 'Support']) {
    expect(footer.getByText(place).closest('a')).toBeNull()
  }
})
