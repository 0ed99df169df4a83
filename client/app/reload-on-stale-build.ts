const KEY = 'started-anew'
/** Milliseconds. A file that is missing again so soon is not fixed by another reload. */
const PAUSE = 60_000

/** Reloads the page if a chunk is missing because a newer build was deployed since this tab was opened. */
export function reloadOnStaleBuild(reload = () => location.reload()): void {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || startedAnewRecently()) return
    event.preventDefault()
    reload()
  })
}

function startedAnewRecently(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY))
    sessionStorage.setItem(KEY, String(Date.now()))
    return last > Date.now() - PAUSE
  } catch {
    // Without storage a reload loop could not be detected.
    return true
  }
}
