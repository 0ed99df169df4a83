import { vi } from 'vitest'

/** Replaces the push API of the browser. `permission` is the answer of the member to the prompt. */
export function stubPush({ permission = 'granted', isSubscribed = false } = {}) {
  const subscription = {
    endpoint: 'https://push.example/1',
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'key', auth: 'secret' } }),
    unsubscribe: vi.fn<() => Promise<boolean>>(async () => {
      current = null
      return true
    }),
  }
  let current = isSubscribed ? subscription : null
  const subscribe = vi.fn<(options: PushSubscriptionOptionsInit) => Promise<object>>(
    async () => (current = subscription),
  )
  const registration = { pushManager: { getSubscription: async () => current, subscribe } }
  const requestPermission = vi.fn<() => Promise<string>>(async () => {
    browserNotification.permission = permission
    return permission
  })
  const browserNotification = { permission: isSubscribed ? 'granted' : 'default', requestPermission }
  vi.stubGlobal('Notification', browserNotification)
  vi.stubGlobal('PushManager', {})
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async () => registration,
      getRegistration: async () => registration,
      ready: Promise.resolve(registration),
    },
  })
  return {
    subscription,
    subscribe,
    requestPermission,
    browserNotification,
    restore() {
      vi.unstubAllGlobals()
      Reflect.deleteProperty(navigator, 'serviceWorker')
    },
  }
}
