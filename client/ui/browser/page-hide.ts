/** Calls the listener when the page is hidden or closed. Returns a function that removes it. */
export function onPageHide(listener: () => void): () => void {
  const removed = new AbortController()
  addEventListener('pagehide', listener, { signal: removed.signal })
  // A phone may close a page in the background without `pagehide`.
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') listener()
    },
    { signal: removed.signal },
  )
  return () => removed.abort()
}
