import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { paths } from '#client/paths.ts'
import { showRoute } from '#tests/support/show-route.tsx'
import { MemberOrVisitorLayout } from './MemberOrVisitorLayout.tsx'
import { shellLoader, shellQuery } from './shellLoader.ts'

describe('layout of member screens', () => {
  test('shows the viewer and links to the profile and sign-out', async () => {
    const { user } = showShell()
    await user.click(await screen.findByRole('button', { name: 'Account menu' }))
    const menu = await screen.findByRole('menu')
    expect(menu).toHaveTextContent('Mira Holm@mira')
    expect(within(menu).getByRole('menuitem', { name: 'View Profile' })).toHaveAttribute(
      'href',
      paths.ownProfile,
    )
    expect(within(menu).getByRole('menuitem', { name: 'Sign Out' })).toBeVisible()
  })

  test.each([
    {
      device: 'phone',
      isWide: false,
      entries: ['View Profile', 'Discover', 'Saved', 'Groups', 'Settings', 'Theme: System'],
    },
    {
      device: 'desktop',
      isWide: true,
      entries: ['View Profile', 'Saved', 'Groups', 'Settings', 'Theme: System'],
    },
  ])('links to the screens without a tab in the account menu on a $device', async ({ isWide, entries }) => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(window.matchMedia(''), { matches: isWide }))
    const { user } = showShell()
    await user.click(await screen.findByRole('button', { name: 'Account menu' }))
    const links = within(await screen.findByRole('menu')).getAllByRole('menuitem')
    expect(links.filter((link) => link.hasAttribute('href')).map((link) => link.textContent)).toEqual(entries)
  })

  test('links to the cases in the account menu of a moderator', async () => {
    const { user } = showShell(paths.feed, 'MODERATOR')
    await user.click(await screen.findByRole('button', { name: 'Account menu' }))
    expect(await screen.findByRole('menuitem', { name: 'Moderation' })).toHaveAttribute('href', '/moderation')
  })

  test('has six tabs on a phone and marks the current one', async () => {
    showShell()
    const tabs = within(await screen.findByRole('navigation', { name: 'Main' })).getAllByRole('link')
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Home',
      'Trending',
      'Create',
      'Ranking',
      'Profile',
      'Edit profile',
    ])
    expect(tabs.filter((tab) => tab.getAttribute('aria-current') === 'page')).toEqual([tabs[0]])
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
  })

  test('has a menu and two side columns on a wide window', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(window.matchMedia(''), { matches: true }))
    showShell()
    const menu = within(await screen.findByRole('navigation', { name: 'Main' })).getAllByRole('link')
    expect(menu.map((entry) => entry.textContent)).toEqual([
      'Profile',
      'Latest',
      'Trending',
      'Discover',
      'Groups',
      'Saved',
    ])
    expect(menu[1]).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('region', { name: 'Your profile' })).toHaveTextContent('Mira Holm')
    expect(await screen.findByRole('complementary', { name: 'Trending users' })).toBeVisible()
    expect(screen.queryByText('Home')).not.toBeInTheDocument()
  })

  test('has no panel of trending users beside the dashboard, which lists them', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(window.matchMedia(''), { matches: true }))
    showShell(paths.discover)
    expect(await screen.findByRole('link', { name: 'Discover' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('main').nextElementSibling).toBeNull()
  })
})

function showShell(path: string = paths.feed, role = 'MEMBER') {
  return showRoute({
    route: { path, loader: shellLoader, Component: MemberOrVisitorLayout },
    query: shellQuery,
    at: path,
    answers: [
      {
        Viewer: () => ({ role }),
        User: () => ({
          fullName: 'Mira Holm',
          username: 'mira',
          photoUrl: '/media/avatar/1/fox.svg',
          photoSrcSet: null,
        }),
      },
      'never',
    ],
  })
}
