import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { listenForPushMessages } from './push-messages.ts'

const message = { title: 'Guffaw', body: 'Ann liked your post', tag: 'n1', path: '/post/1' }
type Action = (...args: unknown[]) => Promise<void>

const showNotification = vi.fn<Action>()
const client = { focus: vi.fn<Action>(), navigate: vi.fn<Action>() }
const clients = {
  matchAll: vi.fn<() => Promise<object[]>>().mockResolvedValue([client]),
  openWindow: vi.fn<Action>(),
}

beforeAll(listenForPushMessages)
beforeEach(() => {
  vi.stubGlobal('registration', { showNotification })
  vi.stubGlobal('clients', clients)
})
afterEach(() => void vi.clearAllMocks())

describe('push message', () => {
  test('is shown and replaces an earlier one with the same tag', async () => {
    await dispatch('push', { data: { json: () => message } })
    expect(showNotification).toHaveBeenCalledWith(
      'Guffaw',
      expect.objectContaining({ body: 'Ann liked your post', tag: 'n1', data: '/post/1' }),
    )
  })

  test('that is pressed opens its path in an open window', async () => {
    await dispatch('notificationclick', pressed('/post/1'))
    expect(client.focus).toHaveBeenCalledOnce()
    expect(client.navigate).toHaveBeenCalledWith(`${location.origin}/post/1`)
    expect(clients.openWindow).not.toHaveBeenCalled()
  })

  test('that is pressed opens a window if there is none', async () => {
    clients.matchAll.mockResolvedValueOnce([])
    await dispatch('notificationclick', pressed('/post/1'))
    expect(clients.openWindow).toHaveBeenCalledWith(`${location.origin}/post/1`)
  })

  test('never opens another site', async () => {
    await dispatch('notificationclick', pressed('https://elsewhere.example/'))
    expect(client.navigate).not.toHaveBeenCalled()
  })
})

function pressed(path: string) {
  return { notification: { data: path, close: () => {} } }
}

async function dispatch(type: string, fields: object): Promise<void> {
  const promises: Promise<unknown>[] = []
  const waitUntil = (promise: Promise<unknown>) => promises.push(promise)
  dispatchEvent(Object.assign(new Event(type), { ...fields, waitUntil }))
  await Promise.all(promises)
}
