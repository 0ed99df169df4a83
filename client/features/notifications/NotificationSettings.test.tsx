import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { expect, test } from 'vitest'
import type { settingsLoaderQuery } from '#client/__generated__/settingsLoaderQuery.graphql.ts'
import { settingsQuery } from '#client/routes/settings/settingsLoader.ts'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { NotificationSettings } from './NotificationSettings.tsx'

test('setting changes at once and is sent', async () => {
  const { user, variablesOf } = await showSettings()
  await user.click(screen.getByRole('checkbox', { name: 'Push Mentions' }))
  expect(screen.getByRole('checkbox', { name: 'Push Mentions' })).not.toBeChecked()
  expect(variablesOf('useUpdateNotificationSettingsMutation')).toEqual({
    input: { settings: [{ kind: 'MENTIONED', isPushed: false }] },
  })
})

test('setting returns to its value if it cannot be saved', async () => {
  const { user, reject } = await showSettings()
  await user.click(screen.getByRole('checkbox', { name: 'Show Mentions' }))
  expect(screen.getByRole('checkbox', { name: 'Push Mentions' })).toBeDisabled()
  await reject('useUpdateNotificationSettingsMutation', new Error('The connection was lost'))
  expect(screen.getByRole('checkbox', { name: 'Show Mentions' })).toBeChecked()
  expect(await screen.findByText('Failed to save the notification settings')).toBeVisible()
})

test('kinds that no feature sends are not listed', async () => {
  await showSettings()
  const rows = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(rows).toEqual(['Mentions', 'Security of your account'])
})

test('security cannot be turned off', async () => {
  await showSettings()
  expect(screen.getByRole('checkbox', { name: 'Show Security of your account' })).toBeDisabled()
  expect(screen.getByRole('checkbox', { name: 'Push Security of your account' })).toBeDisabled()
})

function Settings() {
  const { viewer } = useLazyLoadQuery<settingsLoaderQuery>(settingsQuery, {})
  return viewer && <NotificationSettings viewer={viewer} />
}

async function showSettings() {
  const view = renderWithRelay(
    <Suspense>
      <Settings />
    </Suspense>,
  )
  const setting = (kind: string) => ({ kind, isShown: true, isPushed: true })
  await view.resolve('settingsLoaderQuery', {
    Viewer: () => ({
      id: 'viewer',
      notificationSettings: ['SECURITY', 'COINS_RECEIVED', 'MENTIONED'].map(setting),
    }),
  })
  return view
}
