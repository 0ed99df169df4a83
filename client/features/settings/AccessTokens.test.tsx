import { screen, within } from '@testing-library/react'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { describe, expect, test, vi } from 'vitest'
import type { settingsLoaderDevelopersQuery } from '#client/__generated__/settingsLoaderDevelopersQuery.graphql.ts'
import { TransportError } from '#client/relay/errors.ts'
import { settingsQueries } from '#client/routes/settings/settingsLoader.ts'
import { isolate } from '#rules/isolate.ts'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { AccessTokens } from './AccessTokens.tsx'

const makeOperation = 'useCreateAccessTokenMutation'
const revokeOperation = 'useRevokeAccessTokenMutation'
const SECRET = `guffaw_pat_${'x'.repeat(43)}`

const bot = tokenOf({ id: 'bot', name: 'Meme bot', lastUsedAt: new Date().toISOString() })
const old = tokenOf({ id: 'old', name: 'Old script', scopes: ['READ'], isExpired: true })

describe('access tokens', () => {
  test('are listed with scope, last use and expiry', async () => {
    await showTokens()
    expect(tokens()).toEqual([
      'Meme botRead and write · created 2 Mar 2026Last used: Just nowExpires 1 Apr 2026Revoke',
      'Old scriptRead · created 2 Mar 2026Never usedExpired 1 Apr 2026Revoke',
    ])
  })

  test('are created with name, scope and lifetime, and shown once', async () => {
    const { user, answer, variablesOf } = await showTokens()
    await user.click(screen.getByRole('button', { name: 'New access token' }))
    await user.type(screen.getByLabelText('Name'), ' CI ')
    await user.selectOptions(screen.getByLabelText('Access'), 'write')
    await user.selectOptions(screen.getByLabelText('Expires after'), '7 days')
    await user.type(screen.getByLabelText('Your password'), 'Secret!pass')
    await user.click(makeButton())
    expect(variablesOf(makeOperation)).toEqual({
      input: { name: 'CI', scopes: ['WRITE'], expiresInDays: 7, password: 'Secret!pass' },
    })
    await answer(makeOperation, made())

    const dialog = screen.getByRole('dialog', { name: 'Your access token' })
    expect(within(dialog).getByRole('status')).toHaveTextContent('Copy it now: it is not shown again.')
    expect(within(dialog).getByLabelText('Access token')).toHaveValue(SECRET)
    expect(tokens()).toHaveLength(3)

    await user.click(within(dialog).getByRole('button', { name: 'Done' }))
    await user.click(screen.getByRole('button', { name: 'New access token' }))
    expect(document.body).not.toContainHTML(SECRET)
    expect(screen.getByLabelText('Name')).toHaveValue('')
  })

  test('are copied with a click', async () => {
    const { user, answer } = await showTokens()
    await makeOne(user)
    await answer(makeOperation, made())
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await navigator.clipboard.readText()).toBe(SECRET)
    expect(screen.getByLabelText('Access token')).toHaveAccessibleDescription('Copied')
  })

  test('are selected where the clipboard is not accessible', async () => {
    const { user, answer } = await showTokens()
    await makeOne(user)
    await answer(makeOperation, made())
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No'))
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    const field = screen.getByLabelText<HTMLInputElement>('Access token')
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, SECRET.length])
  })

  test('require a name', async () => {
    const { user, pendingOperations } = await showTokens()
    await user.click(screen.getByRole('button', { name: 'New access token' }))
    await user.click(makeButton())
    expect(await screen.findByText('Please enter a name for the access token')).toBeVisible()
    expect(pendingOperations()).toEqual([])
  })

  test('are created without a password by members who have none, for 30 days', async () => {
    const { user, variablesOf } = await showTokens({ hasPassword: false })
    await user.click(screen.getByRole('button', { name: 'New access token' }))
    await user.type(screen.getByLabelText('Name'), 'CI')
    expect(screen.queryByLabelText('Your password')).toBeNull()
    await user.click(makeButton())
    expect(variablesOf(makeOperation)).toEqual({
      input: { name: 'CI', scopes: ['READ'], expiresInDays: 30 },
    })
  })

  test('show a wrong password at its field', async () => {
    const { user, answer } = await showTokens()
    await makeOne(user)
    const message = 'Incorrect password'
    await answer(makeOperation, {
      data: {
        createAccessToken: {
          __typename: 'ValidationError',
          message,
          fields: [{ path: 'password', message }],
        },
      },
    })
    expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription(message)
    expect(screen.getByLabelText('Name')).toHaveValue('CI')
  })

  test('over the limit are refused with the message of the server', async () => {
    const { user, answer } = await showTokens()
    await makeOne(user)
    const message = 'You have 20 access tokens. Please revoke one first.'
    await answer(makeOperation, {
      data: {
        createAccessToken: { __typename: 'ValidationError', message, fields: [{ path: '', message }] },
      },
    })
    expect(screen.getByRole('alert')).toHaveTextContent(message)
  })

  test('are not created while the server is unreachable, and the values stay', async () => {
    const { user, reject } = await showTokens()
    await makeOne(user)
    await reject(makeOperation, new TransportError('unreachable', 'Oops'))
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to create the access token')
    expect(screen.getByLabelText('Name')).toHaveValue('CI')
  })

  test('disappear from the list when they are revoked', async () => {
    const { user, answer, variablesOf } = await showTokens()
    await revokeBot(user)
    expect(variablesOf(revokeOperation)).toEqual({ input: { accessTokenId: 'bot' } })
    const viewer = { id: 'viewer', hasPassword: true, accessTokens: [old] }
    await answer(revokeOperation, {
      data: { revokeAccessToken: { __typename: 'RevokeAccessTokenPayload', viewer } },
    })
    expect(await screen.findByText('Access token revoked')).toBeVisible()
    expect(tokens()).toHaveLength(1)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'New access token' })).toHaveFocus()
  })

  test('stay after a refusal, a failure or a cancellation', async () => {
    const { user, answer, reject } = await showTokens()
    await revokeBot(user)
    await answer(revokeOperation, revokeAnswer('NotAuthenticatedError', 'Please log in'))
    expect(screen.getByRole('alert')).toHaveTextContent('Please log in')
    await user.click(screen.getByRole('button', { name: 'Revoke' }))
    await reject(revokeOperation, new TransportError('unreachable', 'Oops'))
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to revoke the access token')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(tokens()).toHaveLength(2)
  })
})

type User = Awaited<ReturnType<typeof showTokens>>['user']

async function makeOne(user: User): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'New access token' }))
  await user.type(screen.getByLabelText('Name'), 'CI')
  await user.type(screen.getByLabelText('Your password'), 'Secret!pass')
  await user.click(makeButton())
}

async function revokeBot(user: User): Promise<void> {
  await user.click(screen.getByRole('button', { name: `Revoke ${isolate('Meme bot')}` }))
  const dialog = screen.getByRole('dialog', { name: 'Revoke access token?' })
  expect(dialog).toHaveTextContent('Apps that use “Meme bot” lose access immediately.')
  await user.click(within(dialog).getByRole('button', { name: 'Revoke' }))
}

function tokenOf(token: Record<string, unknown>) {
  return {
    __typename: 'PersonalAccessToken',
    scopes: ['READ', 'WRITE'],
    createdAt: '2026-03-02T12:00:00.000Z',
    expiresAt: '2026-04-01T12:00:00.000Z',
    lastUsedAt: null,
    isExpired: false,
    ...token,
  }
}

function made() {
  const accessTokens = [tokenOf({ id: 'ci', name: 'CI' }), bot, old]
  const viewer = { id: 'viewer', hasPassword: true, accessTokens }
  return { data: { createAccessToken: { __typename: 'CreateAccessTokenPayload', token: SECRET, viewer } } }
}

function revokeAnswer(__typename: string, message: string) {
  return { data: { revokeAccessToken: { __typename, __isError: __typename, message } } }
}

async function showTokens({ hasPassword = true } = {}) {
  const view = renderWithRelay(<Tokens />)
  await view.resolve('settingsLoaderDevelopersQuery', {
    Viewer: () => ({ id: 'viewer', hasPassword, accessTokens: [bot, old] }),
  })
  return view
}

function Tokens() {
  const { viewer } = useLazyLoadQuery<settingsLoaderDevelopersQuery>(settingsQueries.developers, {})
  return viewer && <AccessTokens viewer={viewer} />
}

function makeButton() {
  return screen.getByRole('button', { name: 'Create token' })
}

function tokens() {
  const list = screen.getByRole('list', { name: 'Access tokens' })
  return [...list.children].map((item) => item.textContent)
}
