import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { paths } from '#client/paths.ts'
import { allowConsoleErrors } from '#tests/support/quiet-console.ts'
import { showRoute } from '#tests/support/show-route.tsx'
import { editProfileLoader, editProfileQuery } from './editProfileLoader.ts'
import { EditProfileRoute } from './EditProfileRoute.tsx'

const mira = {
  Viewer: () => ({ email: 'mira@guffaw.example', phone: '+44 20 7946 0000' }),
  User: () => ({ fullName: 'Mira Holm', username: 'mira', bio: 'I laugh at my own jokes.' }),
}
const nobody = { Query: () => ({ viewer: null }) }

describe('screen for editing the profile', () => {
  test('shows a loading state', async () => {
    showScreen('never')
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit profile' })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('Loading your account')
    expect(document.title).toBe('Edit profile · Guffaw')
  })

  test('shows the profile and a link to the settings', async () => {
    showScreen(mira)
    expect(await screen.findByLabelText('Name')).toHaveValue('Mira Holm')
    expect(screen.getByLabelText('Username')).toHaveValue('mira')
    expect(screen.getByLabelText('Bio')).toHaveValue('I laugh at my own jokes.')
    expect(screen.getByLabelText('Email')).toHaveValue('mira@guffaw.example')
    expect(screen.getByLabelText('Mobile')).toHaveValue('+44 20 7946 0000')
    expect(screen.getByRole('link', { name: 'Password, devices and data' })).toHaveAttribute(
      'href',
      paths.settings,
    )
  })

  test('can be retried after a failure', async () => {
    allowConsoleErrors()
    const { user } = showScreen('unreachable', mira)
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load profile')
    await user.click(screen.getByRole('button', { name: 'Retry (1/3)' }))
    expect(await screen.findByLabelText('Name')).toHaveValue('Mira Holm')
  })

  test('can be retried without a profile', async () => {
    const { user } = showScreen(nobody, mira)
    expect(await screen.findByRole('alert')).toHaveTextContent('No profile data available')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Name')).toHaveValue('Mira Holm')
  })
})

function showScreen(...answers: Parameters<typeof showRoute>[0]['answers']) {
  return showRoute({
    route: { path: paths.editProfile, loader: editProfileLoader, Component: EditProfileRoute },
    query: editProfileQuery,
    at: paths.editProfile,
    answers,
  })
}
