import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { markSignedIn, sessionStatus } from '#client/session/session.ts'
import { relayEnvironment } from '#client/relay/environment.ts'
import { TransportError } from '#client/relay/errors.ts'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { stubServer } from '#tests/support/stub-server.ts'
import { DeleteAccount } from './DeleteAccount.tsx'

const operation = 'useDeleteAccountMutation'

describe('account deletion', () => {
  test('shows its consequences and can be cancelled', async () => {
    const { user, pendingOperations } = await openDialog()
    expect(screen.getByRole('dialog')).toHaveTextContent('This cannot be undone.')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(pendingOperations()).toEqual([])
  })

  test('requires the password', async () => {
    const { user, pendingOperations } = await openDialog()
    await user.click(deleteButton())
    expect(await screen.findByText('Password is required')).toBeVisible()
    expect(screen.getByLabelText('Your password')).toHaveFocus()
    expect(pendingOperations()).toEqual([])
  })

  test('signs the member out and clears the fetched data', async () => {
    stubServer({ endSessionMutation: { data: { logout: { __typename: 'LogoutPayload' } } } })
    const fetchedWith = relayEnvironment()
    const { user, answer, variablesOf, router } = await openDialog()
    await user.type(screen.getByLabelText('Your password'), 'Secret!pass')
    await user.click(deleteButton())
    expect(screen.getByRole('button', { name: 'Deleting...' })).toBeVisible()
    expect(variablesOf(operation)).toEqual({ input: { password: 'Secret!pass' } })
    await answer(operation, {
      data: { deleteAccount: { __typename: 'DeleteAccountPayload', message: 'It is gone' } },
    })
    expect(await screen.findByText('The login screen')).toBeVisible()
    expect(screen.getByText('It is gone')).toBeVisible()
    expect(router.state.location.pathname).toBe('/m/account/login')
    expect(await sessionStatus()).toBe('visitor')
    expect(relayEnvironment()).not.toBe(fetchedWith)
  })

  test('with a wrong password shows the error at its field', async () => {
    const { user, answer } = await openDialog()
    await user.type(screen.getByLabelText('Your password'), 'Secret!past')
    await user.click(deleteButton())
    const message = 'Incorrect password'
    await answer(operation, {
      data: {
        deleteAccount: { __typename: 'ValidationError', message, fields: [{ path: 'password', message }] },
      },
    })
    expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription(message)
    expect(screen.getByLabelText('Your password')).toHaveValue('Secret!past')
    expect(await sessionStatus()).toBe('member')
  })

  test('shows that the server is unreachable', async () => {
    const { user, reject } = await openDialog()
    await user.type(screen.getByLabelText('Your password'), 'Secret!pass')
    await user.click(deleteButton())
    await reject(operation, new TransportError('unreachable', 'Oops'))
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to delete account')
    expect(screen.getByLabelText('Your password')).toHaveValue('Secret!pass')
  })
})

async function openDialog() {
  markSignedIn()
  const view = renderWithRelay(<DeleteAccount />, {
    at: '/m/account/settings',
    others: { '/m/account/login': <p>The login screen</p> },
  })
  await view.user.click(screen.getByRole('button', { name: 'Delete account' }))
  return view
}

function deleteButton() {
  return within(screen.getByRole('dialog', { name: 'Delete account?' })).getByRole('button', {
    name: 'Delete my account',
  })
}
