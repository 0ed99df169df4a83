import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { paths } from '#client/paths.ts'
import { allowConsoleErrors } from '#tests/support/quiet-console.ts'
import { showRoute } from '#tests/support/show-route.tsx'
import { settingsLoader, settingsQuery } from './settingsLoader.ts'
import { SettingsRoute } from './SettingsRoute.tsx'

const signedIn = {
  Session: () => ({ isCurrent: true, userAgent: 'curl/8.5.0' }),
  Identity: () => ({ createdAt: '2026-03-02T12:00:00.000Z' }),
  Viewer: () => ({ accessTokens: [] }),
}

describe('settings screen', () => {
  test('contains password, sessions, videos, tokens, data and deletion', async () => {
    showScreen(signedIn)
    for (const name of [
      'Password',
      'Devices',
      'Connected accounts',
      'Videos',
      'Access tokens',
      'Your data',
      'Delete account',
    ]) {
      expect(await screen.findByRole('region', { name })).toBeVisible()
    }
    expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    expect(document.title).toBe('Settings · Guffaw')
  })

  test('can be retried after a failure', async () => {
    allowConsoleErrors()
    const { user } = showScreen('unreachable', { Query: () => ({ viewer: null }) }, signedIn)
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load profile')
    await user.click(screen.getByRole('button', { name: 'Retry (1/3)' }))
    expect(await screen.findByText('No profile data available')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('region', { name: 'Devices' })).toHaveTextContent('curl')
  })
})

function showScreen(...answers: Parameters<typeof showRoute>[0]['answers']) {
  return showRoute({
    route: { path: paths.settings, loader: settingsLoader, Component: SettingsRoute },
    query: settingsQuery,
    at: paths.settings,
    answers,
  })
}
