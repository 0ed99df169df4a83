// What the server has drawn is to be seen before the code for it, which takes a phone a while, is fetched and begins.
const { entry, modules } = document.currentScript.dataset
let isStarted = false

function start() {
  if (isStarted) return
  isStarted = true
  for (const href of modules.split(' '))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  // Cut off between the page and its code: it starts anew with the connection.
  import(entry).catch(() => addEventListener('online', () => location.reload()))
}

function isForSomethingElse() {
  try {
    // Someone has signed out, which the server could not be told, and it is not theirs to see any more.
    const hasLeft = /^(left|leaving|expired)$/.test(localStorage.getItem('session'))
    const [{ type }] = performance.getEntriesByType('navigation')
    // Or comes back to this tab: the site leads them to where they were, in what they had before them.
    return hasLeft || (type !== 'navigate' && sessionStorage.getItem('places') !== null)
  } catch {
    // Storage may be switched off: then the server knows best.
    return false
  }
}

if (isForSomethingElse()) {
  document.documentElement.dataset.awaited = ''
  start()
} else {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start()
  }).observe({ type: 'paint', buffered: true })
  // Nobody paints a tab in the background, nor columns for which the window is too wide.
  addEventListener('load', () => setTimeout(start, document.hidden ? 0 : 300))
}
