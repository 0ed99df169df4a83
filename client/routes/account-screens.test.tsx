import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ComposerProvider } from '#client/features/composer/ComposerProvider.tsx'
import { createLoader, createQuery } from '#client/routes/create/createLoader.ts'
import { CreateRoute } from '#client/routes/create/CreateRoute.tsx'
import { editProfileLoader, editProfileQuery } from '#client/routes/edit-profile/editProfileLoader.ts'
import { EditProfileRoute } from '#client/routes/edit-profile/EditProfileRoute.tsx'
import { settingsLoader, settingsQueries } from '#client/routes/settings/settingsLoader.ts'
import { SettingsRoute } from '#client/routes/settings/SettingsRoute.tsx'
import { goOffline } from '#tests/support/connection.ts'
import { advanceTimers } from '#tests/support/advance-timers.ts'
import { allowConsoleErrors } from '#tests/support/quiet-console.ts'
import { showRoute } from '#tests/support/show-route.tsx'

const routes = {
  create: { query: createQuery, loader: createLoader, Component: CreateScreen },
  'edit profile': { query: editProfileQuery, loader: editProfileLoader, Component: EditProfileRoute },
  devices: { query: settingsQueries.devices, loader: settingsLoader, Component: SettingsRoute },
}

function CreateScreen() {
  return (
    <ComposerProvider viewer={null}>
      <CreateRoute />
    </ComposerProvider>
  )
}

beforeEach(() => {
  allowConsoleErrors()
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
})

describe.each(Object.entries(routes))('the %s screen', (name, { query, ...route }) => {
  test('is loaded again three times after a failure', async () => {
    const { fetchMock } = showRoute({
      route: { path: '/:section', ...route },
      query,
      at: `/${name}`,
      answers: ['unreachable'],
    })
    await advanceTimers(0)
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load profile')
    for (const [number, seconds] of [1, 2, 4].entries()) {
      expect(screen.getByRole('button', { name: /Retry/ })).toHaveTextContent(`Retry (${number + 1}/3)`)
      await advanceTimers(seconds * 1000)
      expect(fetchMock).toHaveBeenCalledTimes(number + 2)
    }
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load after 3 attempts. Please try again.')
  })

  test('shows the offline message without a connection', async () => {
    goOffline()
    showRoute({ route: { path: '/:section', ...route }, query, at: `/${name}`, answers: ['never'] })
    await advanceTimers(0)
    expect(screen.getByRole('alert')).toHaveTextContent('No internet connection')
  })
})
