import { safeSessionStorage } from '#client/ui/browser/storage.ts'

const LAST_RELOAD = 'last-reload'
/** Milliseconds. A file that is missing again so soon is not fixed by another reload. */
const PAUSE = 60_000

/** Reloads the page if a chunk is missing because a newer build was deployed since this tab was opened. */
export function reloadOnStaleBuild(reload = () => location.reload()): void {
  addEventListener('vite:preloadError', () => void reloadIfReachable(reload))
}

/** Without a connection, a reload would replace the screen and its unsaved state by an error page of the browser. */
export async function reloadIfReachable(reload: () => void): Promise<void> {
  if ((await isReachable()) && !hasReloadedRecently()) reload()
}

/** Whether the server responds to the URL of the page. */
export function isReachable(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
}

function hasReloadedRecently(): boolean {
  const last = Number(safeSessionStorage.get(LAST_RELOAD))
  // Without storage a reload loop could not be detected.
  const isStored = safeSessionStorage.set(LAST_RELOAD, String(Date.now()))
  return !isStored || last > Date.now() - PAUSE
}
