import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { relayEnvironment } from '#client/relay/environment.ts'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { markSignedIn, sessionStatus } from './session.ts'
import { useLogout } from './useLogout.ts'

const operation = 'useLogoutMutation'

describe('signing out', () => {
  test('forgets what was fetched and leads to the login screen', async () => {
    const fetchedWith = relayEnvironment()
    const { user, answer } = showButton()
    await user.click(screen.getByRole('button', { name: 'Sign Out' }))
    await answer(operation, { data: { logout: { __typename: 'LogoutPayload' } } })
    expect(await screen.findByText('The login screen')).toBeVisible()
    expect(await sessionStatus()).toBe('visitor')
    expect(relayEnvironment()).not.toBe(fetchedWith)
  })

  test('does so even when the server cannot be told', async () => {
    const { user, reject } = showButton()
    await user.click(screen.getByRole('button', { name: 'Sign Out' }))
    await reject(operation, new Error('The server is away'))
    expect(await screen.findByText('The login screen')).toBeVisible()
    expect(await sessionStatus()).toBe('visitor')
  })
})

function showButton() {
  markSignedIn()
  return renderWithRelay(<SignOutButton />, { others: { '/m/account/login': <p>The login screen</p> } })
}

function SignOutButton() {
  const logout = useLogout()
  return (
    <button type="button" onClick={() => void logout()}>
      Sign Out
    </button>
  )
}
