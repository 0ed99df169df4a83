import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import useEndSession from '#client/__generated__/useEndSessionMutation.graphql.ts'
import useRevokeAccessToken from '#client/__generated__/useRevokeAccessTokenMutation.graphql.ts'
import useUnlinkIdentity from '#client/__generated__/useUnlinkIdentityMutation.graphql.ts'
import { paths } from '#client/paths.ts'
import { isolate } from '#rules/isolate.ts'
import { allowConsoleErrors } from '#tests/support/quiet-console.ts'
import { showRoute } from '#tests/support/show-route.tsx'
import { settingsLoader, settingsQuery } from './settingsLoader.ts'
import { SettingsRoute } from './SettingsRoute.tsx'

const signedIn = {
  Session: () => ({ isCurrent: true, userAgent: 'curl/8.5.0' }),
  Identity: () => ({ createdAt: '2026-03-02T12:00:00.000Z' }),
  Viewer: () => ({ mutedWords: [], accessTokens: [] }),
}

const curl = { userAgent: 'curl/8.5.0', isCurrent: false }
const bot = {
  name: 'Bot',
  scopes: ['READ'],
  createdAt: '2026-03-02T12:00:00.000Z',
  expiresAt: '2026-04-01T12:00:00.000Z',
}
const identity = { provider: 'id.example', createdAt: '2026-03-02T12:00:00.000Z' }

describe('settings screen', () => {
  test('contains password, sessions, notifications, videos, privacy, tokens, data and deletion', async () => {
    showScreen(signedIn)
    for (const name of [
      'Password',
      'Devices',
      'Connected accounts',
      'Notifications',
      'Videos',
      'Privacy',
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

test.each([
  ['session', useEndSession, 'endSession', 'Sign out curl'],
  ['access token', useRevokeAccessToken, 'revokeAccessToken', `Revoke ${isolate('Bot')}`],
  ['connected account', useUnlinkIdentity, 'unlinkIdentity', 'Unlink id.example'],
])('%s that no longer exists disappears when it is removed', async (_what, query, field, button) => {
  const gone = { __typename: 'NotFoundError', __isError: 'NotFoundError', message: 'Not found' }
  const viewer = (sessions: object[], accessTokens: object[], identities: object[]) => ({
    Viewer: () => ({ mutedWords: [], sessions, accessTokens, identities }),
  })
  const { user } = showRoute({
    route: { path: paths.settings, loader: settingsLoader, Component: SettingsRoute },
    query: settingsQuery,
    at: paths.settings,
    answers: [viewer([curl], [bot], [identity]), viewer([], [], [])],
    others: [{ query, answer: () => Response.json({ data: { [field]: gone } }) }],
  })
  await user.click(await screen.findByRole('button', { name: button }))
  const dialog = screen.queryByRole('dialog')
  if (dialog) await user.click(within(dialog).getByRole('button', { name: /^(Revoke|Unlink)$/ }))
  await waitFor(() => expect(screen.queryByRole('button', { name: button })).toBeNull())
  expect(screen.queryByText('Not found')).toBeNull()
})

function showScreen(...answers: Parameters<typeof showRoute>[0]['answers']) {
  return showRoute({
    route: { path: paths.settings, loader: settingsLoader, Component: SettingsRoute },
    query: settingsQuery,
    at: paths.settings,
    answers,
  })
}
