import { screen, within } from '@testing-library/react'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { describe, expect, test } from 'vitest'
import type { settingsLoaderAccountQuery } from '#client/__generated__/settingsLoaderAccountQuery.graphql.ts'
import { TransportError } from '#client/relay/errors.ts'
import { settingsQueries } from '#client/routes/settings/settingsLoader.ts'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { ConnectedAccounts } from './ConnectedAccounts.tsx'

const operation = 'useUnlinkIdentityMutation'
const google = {
  __typename: 'Identity',
  id: 'google',
  provider: 'accounts.google.com',
  createdAt: '2026-03-02T12:00:00.000Z',
}
const other = { ...google, id: 'other', provider: 'id.example' }

describe('connected accounts', () => {
  test('are listed with provider and date', async () => {
    await showAccounts()
    expect(accounts()).toEqual([
      'accounts.google.comConnected 2 Mar 2026Unlink',
      'id.exampleConnected 2 Mar 2026Unlink',
    ])
  })

  test('disappear from the list when they are unlinked', async () => {
    const { user, answer, variablesOf } = await showAccounts()
    await unlinkGoogle(user)
    expect(variablesOf(operation)).toEqual({ input: { identityId: 'google' } })
    const viewer = { id: 'viewer', identities: [other] }
    await answer(operation, { data: { unlinkIdentity: { __typename: 'UnlinkIdentityPayload', viewer } } })
    expect(await screen.findByText('Account disconnected')).toBeVisible()
    expect(accounts()).toEqual(['id.exampleConnected 2 Mar 2026Unlink'])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('list', { name: 'Connected accounts' }).parentElement).toHaveFocus()
  })

  test('stay when unlinking is refused, fails or is cancelled', async () => {
    const { user, answer, reject } = await showAccounts()
    await unlinkGoogle(user)
    await answer(operation, unlinkAnswer('NotAuthenticatedError', 'Please log in'))
    expect(screen.getByRole('alert')).toHaveTextContent('Please log in')
    await user.click(screen.getByRole('button', { name: 'Unlink' }))
    await reject(operation, new TransportError('unreachable', 'Oops'))
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to disconnect the account')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(accounts()).toHaveLength(2)
  })

  test('of a member without a password are unlinked with a warning', async () => {
    const { user } = await showAccounts({ hasPassword: false })
    await user.click(screen.getByRole('button', { name: 'Unlink accounts.google.com' }))
    expect(screen.getByRole('dialog')).toHaveTextContent('Your account has no password')
  })

  test('are explained if there are none, and hidden without a provider', async () => {
    const { unmount } = await showAccounts({ identities: [], offersIdentitySignIn: true })
    expect(screen.getByText(/No account is connected/)).toBeVisible()
    unmount()
    await showAccounts({ identities: [] })
    expect(screen.queryByRole('region', { name: 'Connected accounts' })).toBeNull()
  })
})

async function unlinkGoogle(user: Awaited<ReturnType<typeof showAccounts>>['user']): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Unlink accounts.google.com' }))
  const dialog = screen.getByRole('dialog', { name: 'Unlink account?' })
  expect(dialog).toHaveTextContent('You can no longer log in with accounts.google.com.')
  await user.click(within(dialog).getByRole('button', { name: 'Unlink' }))
}

function unlinkAnswer(__typename: string, message: string) {
  return { data: { unlinkIdentity: { __typename, __isError: __typename, message } } }
}

async function showAccounts({
  identities = [google, other],
  hasPassword = true,
  offersIdentitySignIn = false,
} = {}) {
  const view = renderWithRelay(<Accounts />)
  await view.resolve('settingsLoaderAccountQuery', {
    Query: () => ({ offersIdentitySignIn }),
    Viewer: () => ({ id: 'viewer', hasPassword, identities }),
  })
  return view
}

function Accounts() {
  return (
    <ConnectedAccounts query={useLazyLoadQuery<settingsLoaderAccountQuery>(settingsQueries.account, {})} />
  )
}

function accounts() {
  const list = screen.getByRole('list', { name: 'Connected accounts' })
  return [...list.children].map((item) => item.textContent)
}
