import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { subscriptionStarts } from '#client/relay/subscribe.ts'
import { showNotifications } from '#tests/support/show-notifications.tsx'

beforeEach(() => subscriptionStarts.set(0))

test('first connection fetches the unread count again, and not the list', async () => {
  const refresh = vi.fn<() => Promise<void>>()
  const { resolve } = await showNotifications([{ id: 'a', isRead: true }], refresh)
  await connect()
  await resolve('useMissedNotificationsQuery', {
    Viewer: () => ({ id: 'viewer', unreadNotificationCount: 3 }),
  })
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeVisible()
  expect(refresh).not.toHaveBeenCalled()
})

test('gap in the connection fetches the unread count and the open list again', async () => {
  const refresh = vi.fn<() => Promise<void>>()
  const { resolve } = await showNotifications([{ id: 'a', isRead: true }], refresh)
  await connect()
  await resolve('useMissedNotificationsQuery', {
    Viewer: () => ({ id: 'viewer', unreadNotificationCount: 0 }),
  })
  await connect()
  expect(refresh).toHaveBeenCalledOnce()
  await resolve('useMissedNotificationsQuery', {
    Viewer: () => ({ id: 'viewer', unreadNotificationCount: 3 }),
  })
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeVisible()
})

test('gap does not move the notifications of a reader further down', async () => {
  vi.stubGlobal('scrollY', 500)
  const refresh = vi.fn<() => Promise<void>>()
  const { user } = await showNotifications([{ id: 'a', isRead: true }], refresh)
  await connect()
  await connect()
  expect(refresh).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'New notifications' }))
  expect(refresh).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

function connect(): Promise<void> {
  return act(async () => subscriptionStarts.set(subscriptionStarts.get() + 1))
}
