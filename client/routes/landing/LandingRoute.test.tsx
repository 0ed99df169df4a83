import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import { stories } from '#client/features/site/sample-data.ts'
import type { LandingPost } from './landingLoader.ts'
import { LandingRoute } from './LandingRoute.tsx'

let posts: LandingPost[]

beforeEach(() => {
  posts = []
})

test('sections have their specified order', async () => {
  await showLanding()
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(headings.slice(0, 4)).toEqual([
    'Laughing right now',
    'What is Guffaw?',
    'Features and Updates',
    'Guffaw in your pocket.',
  ])
  expect(screen.getByText('Available Soon')).toBeVisible()
})

test('site without posts shows five sample stories', async () => {
  await showLanding()
  expect(stories).toHaveLength(5)
  for (const { name } of stories) expect(screen.getByText(name)).toBeVisible()
})

test('updates are the first tab and include coin rewards; features are the second', async () => {
  await showLanding()
  const updates = screen.getByRole('tabpanel', { name: 'Latest Updates' })
  expect(within(updates).getByRole('heading', { name: 'Coin rewards Launched' })).toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: 'All Features' }))
  expect(updates).not.toBeVisible()
  expect(screen.getByRole('tabpanel', { name: 'All Features' })).toBeVisible()
})

test('app code can be scanned, and store buttons have no target yet', async () => {
  await showLanding()
  expect(screen.getByRole('img', { name: 'QR code with the address of Guffaw' })).toHaveAttribute(
    'src',
    '/qr.svg',
  )
  for (const store of ['App Store', 'Google Play']) expect(screen.getByText(store).closest('a')).toBeNull()
})

test('newsletter accepts an address and does nothing with it', async () => {
  await showLanding()
  const address = screen.getByRole('textbox', { name: 'Email' })
  expect(address).toHaveAttribute('type', 'email')
  await userEvent.type(address, 'reader@example.org')
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
  expect(address).toHaveValue('reader@example.org')
})

test('placeholders in the footer have no target', async () => {
  await showLanding()
  const footer = within(screen.getByRole('contentinfo'))
  for (const place of ['Careers', 'Community', 'Support']) {
    expect(footer.getByText(place).closest('a')).toBeNull()
  }
})

describe('hottest posts', () => {
  test('are three in the hero and six below, each with a link', async () => {
    posts = Array.from({ length: 9 }, (_, index) => postOf(index + 1))
    await showLanding()
    const links = screen.getAllByRole('link', { name: /^Joke/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      posts.map(({ databaseId }) => `/post/${databaseId}`),
    )
    const section = within(screen.getByRole('region', { name: 'Laughing right now' }))
    expect(section.getAllByRole('listitem')).toHaveLength(6)
    expect(section.getByRole('img', { name: 'Picture 4' })).toHaveAttribute('src', '/media/4.webp')
    expect(screen.queryByText('Captain Crumb')).toBeNull()
  })

  test('are only below if there are few, and name the author of a post without text', async () => {
    posts = [{ ...postOf(1), text: '' }, postOf(2)]
    await showLanding()
    const section = within(screen.getByRole('region', { name: 'Laughing right now' }))
    expect(section.getByRole('link', { name: 'By @mira' })).toHaveAttribute('href', '/post/1')
    expect(section.getAllByRole('listitem')).toHaveLength(2)
  })
})

test('hero has a link to register', async () => {
  await showLanding()
  expect(screen.getByRole('link', { name: 'Join for free' })).toHaveAttribute('href', '/m/account/register')
})

async function showLanding() {
  const route = { path: '*', loader: () => posts, Component: LandingRoute, HydrateFallback: () => null }
  render(<RouterProvider router={createMemoryRouter([route])} />)
  await screen.findByRole('heading', { level: 1 })
}

function postOf(number: number): LandingPost {
  return {
    databaseId: String(number),
    text: `Joke ${number}`,
    likeCount: 1200,
    author: { username: 'mira' },
    media: { altText: `Picture ${number}`, url: `/media/${number}.webp` },
  }
}
