import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { expect, test } from 'vitest'
import type { settingsLoaderNotificationsQuery } from '#client/__generated__/settingsLoaderNotificationsQuery.graphql.ts'
import { settingsQueries } from '#client/routes/settings/settingsLoader.ts'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { NotificationSettings } from './NotificationSettings.tsx'

test('setting changes at once and is sent', async () => {
  const { user, variablesOf } = await showSettings()
  await user.click(screen.getByRole('switch', { name: 'Push Mentions' }))
  expect(screen.getByRole('switch', { name: 'Push Mentions' })).not.toBeChecked()
  expect(variablesOf('useUpdateNotificationSettingsMutation')).toEqual({
    input: { settings: [{ kind: 'MENTIONED', isPushed: false }] },
  })
})

test('setting returns to its value if it cannot be saved', async () => {
  const { user, reject } = await showSettings()
  await user.click(screen.getByRole('switch', { name: 'Show Mentions' }))
  expect(screen.getByRole('switch', { name: 'Push Mentions' })).toBeDisabled()
  await reject('useUpdateNotificationSettingsMutation', new Error('The connection was lost'))
  expect(screen.getByRole('switch', { name: 'Show Mentions' })).toBeChecked()
  expect(await screen.findByText('Failed to save the notification settings')).toBeVisible()
})

test('kinds that no feature sends are not listed', async () => {
  await showSettings()
  const rows = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'Posts',
    'People',
    'Mentions',
    'Memes',
    'Groups',
    'Moderation',
    'Account',
    'Security of your account',
  ])
})

test('push settings are hidden until push messages are on', async () => {
  await showSettings({ isPushOn: false })
  expect(screen.getByRole('switch', { name: 'Show Mentions' })).toBeVisible()
  expect(screen.queryByRole('switch', { name: /^Push/ })).toBeNull()
})

test('security cannot be turned off', async () => {
  await showSettings()
  expect(screen.getByRole('switch', { name: 'Show Security of your account' })).toBeDisabled()
  expect(screen.getByRole('switch', { name: 'Push Security of your account' })).toBeDisabled()
})

function Settings({ isPushOn }: { isPushOn: boolean }) {
  const { viewer } = useLazyLoadQuery<settingsLoaderNotificationsQuery>(settingsQueries.notifications, {})
  return viewer && <NotificationSettings viewer={viewer} isPushOn={isPushOn} />
}

async function showSettings({ isPushOn = true } = {}) {
  const view = renderWithRelay(
    <Suspense>
      <Settings isPushOn={isPushOn} />
    </Suspense>,
  )
  const setting = (kind: string) => ({ kind, isShown: true, isPushed: true })
  await view.resolve('settingsLoaderNotificationsQuery', {
    Viewer: () => ({
      id: 'viewer',
      notificationSettings: ['SECURITY', 'COINS_RECEIVED', 'MENTIONED'].map(setting),
    }),
  })
  return view
}
