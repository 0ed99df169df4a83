import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { relayEnvironment } from '#client/relay/environment.ts'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { stubPush } from '#tests/support/stub-push.ts'
import { stubServer } from '#tests/support/stub-server.ts'
import { readSessionRecord } from '#client/session/stored-session.ts'
import { markSignedIn, sessionStatus } from '#client/session/session.ts'
import { useLogout } from './useLogout.ts'

const operation = 'endSessionMutation'

describe('sign-out', () => {
  test.each(['LogoutPayload', 'NoRefreshTokenError'])(
    'deletes the fetched data and opens the login screen after %s',
    async (__typename) => {
      const fetchedWith = relayEnvironment()
      const server = stubServer({ [operation]: { data: { logout: { __typename } } } })
      await signOut()
      expect(await screen.findByText('The login screen')).toBeVisible()
      expect(await sessionStatus()).toBe('visitor')
      expect(relayEnvironment()).not.toBe(fetchedWith)
      expect(server.operations()).toEqual([operation])
      expect(readSessionRecord()).toBe('signed-out')
    },
  )

  test('works while the server is unreachable and is completed later', async () => {
    stubServer({ [operation]: new TypeError('Failed to fetch') })
    await signOut()
    expect(await screen.findByText('The login screen')).toBeVisible()
    expect(await sessionStatus()).toBe('visitor')
    expect(readSessionRecord()).toBe('signing-out')
  })

  test('removes the push subscription of this browser', async () => {
    const push = stubPush({ isSubscribed: true })
    stubServer({ [operation]: { data: { logout: { __typename: 'LogoutPayload' } } } })
    await signOut()
    await screen.findByText('The login screen')
    expect(push.subscription.unsubscribe).toHaveBeenCalledOnce()
    push.restore()
  })
})

async function signOut() {
  markSignedIn()
  const { user } = renderWithRelay(<SignOutButton />, {
    others: { '/m/account/login': <p>The login screen</p> },
  })
  await user.click(screen.getByRole('button', { name: 'Sign Out' }))
}

function SignOutButton() {
  const logout = useLogout()
  return (
    <button type="button" onClick={() => void logout()}>
      Sign Out
    </button>
  )
}
