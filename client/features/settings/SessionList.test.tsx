import { screen, within } from '@testing-library/react'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { describe, expect, test } from 'vitest'
import type { settingsLoaderDevicesQuery } from '#client/__generated__/settingsLoaderDevicesQuery.graphql.ts'
import { TransportError } from '#client/relay/errors.ts'
import { settingsQueries } from '#client/routes/settings/settingsLoader.ts'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { SessionList } from './SessionList.tsx'

const endOperation = 'useEndSessionMutation'
const endOthersOperation = 'useEndOtherSessionsMutation'

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1'
const sessions = [
  sessionOf({ id: 'here', isCurrent: true, userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/127.0' }),
  sessionOf({ id: 'phone', userAgent: phone }),
  sessionOf({ id: 'script', userAgent: 'curl/8.5.0' }),
]

describe('sessions', () => {
  test('are listed by device name and last use, the current one first', async () => {
    await showList()
    expect(devices()).toEqual([
      'Firefox on LinuxThis device',
      'Safari on iPhoneLast used: Just nowSign out',
      'curlLast used: Just nowSign out',
    ])
  })

  test('are ended one by one', async () => {
    const { user, answer, variablesOf } = await showList()
    await user.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }))
    expect(variablesOf(endOperation)).toEqual({ input: { sessionId: 'phone' } })
    const [here, , script] = sessions
    await answer(endOperation, {
      data: { endSession: { __typename: 'EndSessionPayload', viewer: viewerWith([here, script]) } },
    })
    expect(await screen.findByText('Device signed out')).toBeVisible()
    expect(devices()).toHaveLength(2)
    expect(screen.queryByText('Safari on iPhone')).toBeNull()
    expect(screen.getByRole('list', { name: 'Devices' })).toHaveFocus()
  })

  test('stay in the list after a refusal', async () => {
    const { user, answer } = await showList()
    await user.click(screen.getByRole('button', { name: 'Sign out curl' }))
    await answer(endOperation, endAnswer('NotAuthenticatedError', 'Please log in'))
    expect(screen.getByRole('alert')).toHaveTextContent('Please log in')
    expect(devices()).toHaveLength(3)
  })

  test('stay in the list while the server is unreachable', async () => {
    const { user, reject } = await showList()
    await user.click(screen.getByRole('button', { name: 'Sign out curl' }))
    await reject(endOperation, new TransportError('unreachable', 'Oops'))
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to sign out the device')
    expect(devices()).toHaveLength(3)
  })

  test('except the current one are ended together', async () => {
    const { user, answer } = await showList()
    await user.click(screen.getByRole('button', { name: 'Sign out all other devices' }))
    const message = 'All other devices were signed out'
    await answer(endOthersOperation, {
      data: {
        endOtherSessions: { __typename: 'EndOtherSessionsPayload', viewer: viewerWith(sessions.slice(0, 1)) },
      },
    })
    expect(await screen.findByText(message)).toBeVisible()
    expect(devices()).toEqual(['Firefox on LinuxThis device'])
    expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull()
  })

  test('stay in the list when ending all of them fails', async () => {
    const { user, reject } = await showList()
    await user.click(screen.getByRole('button', { name: 'Sign out all other devices' }))
    await reject(endOthersOperation, new TransportError('unreachable', 'Oops'))
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to sign out the other devices')
    expect(devices()).toHaveLength(3)
  })
})

function sessionOf(session: { id: string; userAgent: string; isCurrent?: boolean }) {
  return { __typename: 'Session', isCurrent: false, lastUsedAt: new Date().toISOString(), ...session }
}

function viewerWith(remaining: unknown[]) {
  return { __typename: 'Viewer', id: 'viewer', sessions: remaining }
}

function endAnswer(__typename: string, message: string) {
  return { data: { endSession: { __typename, __isError: __typename, message } } }
}

async function showList() {
  const view = renderWithRelay(<List />)
  await view.resolve('settingsLoaderDevicesQuery', { Viewer: () => ({ id: 'viewer', sessions }) })
  return view
}

function List() {
  const { viewer } = useLazyLoadQuery<settingsLoaderDevicesQuery>(settingsQueries.devices, {})
  return viewer && <SessionList viewer={viewer} />
}

function devices() {
  const list = screen.getByRole('list', { name: 'Devices' })
  return within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent)
}
