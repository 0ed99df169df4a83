/** The payload of the push messages of the server. */
type PushMessage = { title: string; body: string; tag: string; path: string }

/** The events and globals of service workers, which are missing in the types of the DOM. */
type WorkerEvent = Event & { waitUntil(promise: Promise<unknown>): void }
type PushMessageEvent = WorkerEvent & { data: { json(): unknown } }
type ClickEvent = WorkerEvent & { notification: Notification }
type WindowClient = { focus(): Promise<WindowClient>; navigate(url: string): Promise<unknown> }
declare const registration: ServiceWorkerRegistration
declare const clients: {
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<WindowClient[]>
  openWindow(url: string): Promise<unknown>
}

/** Shows push messages and opens their path when they are pressed. */
export function listenForPushMessages(): void {
  addEventListener('push', (event) => {
    if (isPushEvent(event)) event.waitUntil(showMessage(event.data.json()))
  })
  addEventListener('notificationclick', (event) => {
    if (!isClickEvent(event)) return
    event.notification.close()
    event.waitUntil(openPath(String(event.notification.data)))
  })
}

/** A message with the tag of an earlier one replaces it. */
async function showMessage(payload: unknown): Promise<void> {
  if (!isMessage(payload)) return
  const { title, body, tag, path } = payload
  await registration.showNotification(title, { body, tag, data: path, icon: '/icons/icon-192.png' })
}

async function openPath(path: string): Promise<void> {
  const url = new URL(path, location.origin)
  if (url.origin !== location.origin) return
  const [open] = await clients.matchAll({ type: 'window', includeUncontrolled: false })
  if (!open) return void (await clients.openWindow(url.href))
  await open.focus()
  await open.navigate(url.href)
}

function isMessage(payload: unknown): payload is PushMessage {
  return ['title', 'body', 'tag', 'path'].every((field) => typeof Object(payload)[field] === 'string')
}

export function isWorkerEvent<TEvent extends Event>(event: TEvent): event is TEvent & WorkerEvent {
  return 'waitUntil' in event
}

function isPushEvent(event: Event): event is PushMessageEvent {
  return 'data' in event && event.data !== null
}

function isClickEvent(event: Event): event is ClickEvent {
  return 'notification' in event
}
