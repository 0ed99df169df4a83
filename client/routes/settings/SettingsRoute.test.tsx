import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import useEndSession from '#client/__generated__/useEndSessionMutation.graphql.ts'
import useRevokeAccessToken from '#client/__generated__/useRevokeAccessTokenMutation.graphql.ts'
import useUnlinkIdentity from '#client/__generated__/useUnlinkIdentityMutation.graphql.ts'
import { paths } from '#client/paths.ts'
import { isolate } from '#rules/isolate.ts'
import { allowConsoleErrors } from '#tests/support/quiet-console.ts'
import { showRoute } from '#tests/support/show-route.tsx'
import { settingsLoader, settingsQueries } from './settingsLoader.ts'
import { SettingsRoute } from './SettingsRoute.tsx'

const curl = { userAgent: 'curl/8.5.0', isCurrent: false }
const bot = {
  name: 'Bot',
  scopes: ['READ'],
  createdAt: '2026-03-02T12:00:00.000Z',
  expiresAt: '2026-04-01T12:00:00.000Z',
}
const identity = { provider: 'id.example', createdAt: '2026-03-02T12:00:00.000Z' }

describe('settings', () => {
  test('are a list of screens, with tokens and deletion at the end', async () => {
    const { fetchMock } = showSettings({ at: paths.settings })
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    const list = screen.getByRole('navigation', { name: 'Settings' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Account',
      'Password',
      'Devices',
      'Notifications',
      'Muted and blocked',
      'Content',
      'Appearance',
      'Video',
      'Keyboard shortcuts',
      'Your data',
      'For developers',
      'Sign Out',
      'Delete account',
    ])
    expect(document.title).toBe('Settings · Guffaw')
    expect(fetchMock).not.toHaveBeenCalled()
  })

  test('open a screen that loads only its own data and leads back to the list', async () => {
    const { user, router } = showSettings({ at: paths.settings, answers: [viewer({ sessions: [curl] })] })
    await user.click(await screen.findByRole('link', { name: 'Devices' }))
    expect(await screen.findByRole('region', { name: 'Devices' })).toHaveTextContent('curl')
    expect(screen.getByRole('heading', { level: 1, name: 'Devices' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Devices' })).toHaveAttribute('aria-current', 'page')
    await user.click(screen.getByRole('button', { name: 'Go Back' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.settings))
  })

  test('opened by a link lead back to the list', async () => {
    const { user, router } = showSettings({ at: paths.settingsSection('appearance') })
    await user.click(await screen.findByRole('button', { name: 'Go Back' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.settings))
  })

  test('with an unknown name show the list', async () => {
    const { router } = showSettings({ at: `${paths.settings}/coins` })
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    expect(router.state.location.pathname).toBe(paths.settings)
  })

  test('can be retried after a failure', async () => {
    allowConsoleErrors()
    const { user } = showSettings({
      at: paths.settingsSection('devices'),
      answers: ['unreachable', { Query: () => ({ viewer: null }) }, viewer({ sessions: [curl] })],
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load profile')
    await user.click(screen.getByRole('button', { name: 'Retry (1/3)' }))
    expect(await screen.findByText('No profile data available')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getByRole('region', { name: 'Devices' })).toHaveTextContent('curl'))
  })
})

test.each([
  ['session', 'devices', useEndSession, 'endSession', 'Sign out curl', { sessions: [curl] }],
  [
    'access token',
    'developers',
    useRevokeAccessToken,
    'revokeAccessToken',
    `Revoke ${isolate('Bot')}`,
    { accessTokens: [bot] },
  ],
  [
    'connected account',
    'account',
    useUnlinkIdentity,
    'unlinkIdentity',
    'Unlink id.example',
    { identities: [identity] },
  ],
] as const)(
  '%s that no longer exists disappears when it is removed',
  async (_what, section, mutation, field, button, listed) => {
    const gone = { __typename: 'NotFoundError', __isError: 'NotFoundError', message: 'Not found' }
    const { user } = showSettings({
      at: paths.settingsSection(section),
      query: settingsQueries[section],
      answers: [viewer(listed), viewer({ sessions: [], accessTokens: [], identities: [] })],
      others: [{ query: mutation, answer: () => Response.json({ data: { [field]: gone } }) }],
    })
    await user.click(await screen.findByRole('button', { name: button }))
    const dialog = screen.queryByRole('dialog')
    if (dialog) await user.click(within(dialog).getByRole('button', { name: /^(Revoke|Unlink)$/ }))
    await waitFor(() => expect(screen.queryByRole('button', { name: button })).toBeNull())
    expect(screen.queryByText('Not found')).toBeNull()
  },
)

function viewer(fields: object) {
  return { Viewer: () => fields }
}

type Shown = Partial<Parameters<typeof showRoute>[0]> & { at: string }

function showSettings({ query = settingsQueries.devices, answers = ['never'], ...rest }: Shown) {
  return showRoute({
    route: { path: `${paths.settings}/:section?`, loader: settingsLoader, Component: SettingsRoute },
    query,
    answers,
    ...rest,
  })
}
