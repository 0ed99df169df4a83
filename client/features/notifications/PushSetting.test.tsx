import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { settingsLoaderNotificationsQuery } from '#client/__generated__/settingsLoaderNotificationsQuery.graphql.ts'
import { settingsQueries } from '#client/routes/settings/settingsLoader.ts'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { stubPush } from '#tests/support/stub-push.ts'
import { PushSetting } from './PushSetting.tsx'

let push: ReturnType<typeof stubPush> | undefined

const onChange = vi.fn<(isOn: boolean) => void>()
beforeEach(() => {
  localStorage.clear()
  onChange.mockReset()
})
afterEach(() => {
  push?.restore()
  push = undefined
})

describe('push notifications', () => {
  test('are not supported by every browser', async () => {
    await showSetting()
    expect(screen.getByRole('status')).toHaveTextContent('This browser does not support push notifications.')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  test('are enabled by the button, which asks for permission', async () => {
    push = stubPush()
    const { user, variablesOf, resolve } = await showSetting()
    expect(push.requestPermission).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Enable push notifications' }))
    expect(push.requestPermission).toHaveBeenCalledOnce()
    expect(push.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: Uint8Array.from([1, 2, 255]),
    })
    expect(variablesOf('useSubscribeToPushMutation')).toEqual({
      input: { endpoint: 'https://push.example/1', p256dh: 'key', auth: 'secret' },
    })
    await resolve('useSubscribeToPushMutation', {
      Mutation: () => ({ subscribeToPush: { __typename: 'SubscribeToPushPayload' } }),
    })
    expect(screen.getByRole('status')).toHaveTextContent('Push notifications are on for this device.')
    expect(onChange).toHaveBeenLastCalledWith(true)
  })

  test('can be turned off', async () => {
    push = stubPush({ isSubscribed: true })
    localStorage.setItem('push member', 'viewer')
    const { user, variablesOf, resolve } = await showSetting()
    await user.click(await screen.findByRole('button', { name: 'Turn off push notifications' }))
    expect(variablesOf('useUnsubscribeFromPushMutation')).toEqual({
      input: { endpoint: 'https://push.example/1' },
    })
    await resolve('useUnsubscribeFromPushMutation', {
      Mutation: () => ({ unsubscribeFromPush: { __typename: 'UnsubscribeFromPushPayload' } }),
    })
    expect(push.subscription.unsubscribe).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: 'Enable push notifications' })).toBeVisible()
    expect(onChange).toHaveBeenLastCalledWith(false)
  })

  test('of another member in the same browser look off', async () => {
    push = stubPush({ isSubscribed: true })
    localStorage.setItem('push member', 'someone else')
    await showSetting()
    expect(await screen.findByRole('button', { name: 'Enable push notifications' })).toBeVisible()
  })

  test('explain how to allow them after the member has denied them', async () => {
    push = stubPush({ permission: 'denied' })
    const { user } = await showSetting()
    await user.click(screen.getByRole('button', { name: 'Enable push notifications' }))
    expect(await screen.findByRole('status')).toHaveTextContent('are blocked in this browser')
  })

  test('stay off if the server refuses the subscription', async () => {
    push = stubPush()
    const { user, resolve } = await showSetting()
    await user.click(screen.getByRole('button', { name: 'Enable push notifications' }))
    const refusal = { __typename: 'ValidationError', __isError: 'ValidationError', message: 'Not this one' }
    await resolve('useSubscribeToPushMutation', { Mutation: () => ({ subscribeToPush: refusal }) })
    expect(screen.getByRole('alert')).toHaveTextContent('Not this one')
    expect(push.subscription.unsubscribe).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: 'Enable push notifications' })).toBeVisible()
  })
})

function Setting() {
  const query = useLazyLoadQuery<settingsLoaderNotificationsQuery>(settingsQueries.notifications, {})
  return <PushSetting query={query} onChange={onChange} />
}

async function showSetting() {
  const view = renderWithRelay(
    <Suspense>
      <Setting />
    </Suspense>,
  )
  await view.resolve('settingsLoaderNotificationsQuery', {
    Query: () => ({ pushPublicKey: 'AQL_' }),
    Viewer: () => ({ id: 'viewer' }),
  })
  return view
}
