/**
 * Adds an entry to the history with the same URL, so that Back calls `onBack` instead of leaving the screen. The router must not see
 * the entry go: it would load the screen again. The returned function removes the entry if it is still there.
 */
export function addHistoryEntry(onBack: () => void): () => void {
  const { href } = window.location
  window.history.pushState(window.history.state, '')
  let isAdded = true
  const onPop = (event: PopStateEvent) => {
    isAdded = false
    window.removeEventListener('popstate', onPop, true)
    event.stopImmediatePropagation()
    onBack()
  }
  window.addEventListener('popstate', onPop, true)
  return () => {
    if (!isAdded) return
    isAdded = false
    // A link has left the screen. Its entry is above.
    if (window.location.href !== href) window.removeEventListener('popstate', onPop, true)
    else window.history.back()
  }
}
