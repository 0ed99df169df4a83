import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { showNotifications } from '#tests/support/show-notifications.tsx'

const listeners = new Set<() => void>()
vi.mock('#client/relay/subscribe.ts', () => ({
  onReconnect: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}))

beforeEach(() => listeners.clear())

test('gap in the connection fetches the unread count and the open list again', async () => {
  const refresh = vi.fn<() => Promise<void>>()
  const { resolve } = await showNotifications([{ id: 'a', isRead: true }], refresh)
  await resolve('useMissedNotificationsQuery', {
    Viewer: () => ({ id: 'viewer', unreadNotificationCount: 0 }),
  })
  await act(async () => {
    for (const listener of listeners) listener()
  })
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
  await act(async () => {
    for (const listener of listeners) listener()
  })
  expect(refresh).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'New notifications' }))
  expect(refresh).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
