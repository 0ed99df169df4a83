const KEY = 'started-anew'
/** Milliseconds. Whoever needs it again so soon is not helped by it. */
const PAUSE = 60_000

/**
 * A screen's file that is gone belongs to a build that has been replaced since this tab was opened: the page is loaded
 * anew, with the files of today.
 */
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
    // Without storage nobody knows, and going round in circles would be worse.
    return true
  }
}
