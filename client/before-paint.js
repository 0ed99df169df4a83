// A classic script in the head: it runs before the first paint and before the modules of the page.
const root = document.documentElement

// The browser UI follows the chosen theme, by default that of the system.
new MutationObserver(() => {
  const { theme } = root.dataset
  for (const color of document.querySelectorAll('meta[name="theme-color"]')) {
    const system = `(prefers-color-scheme: ${color.dataset.theme})`
    color.media = theme ? (theme === color.dataset.theme ? 'all' : 'not all') : system
  }
}).observe(root, { attributeFilter: ['data-theme'] })

try {
  for (const setting of ['theme', 'text', 'motion']) {
    const value = localStorage.getItem(setting)
    if (value) root.dataset[setting] = value
  }

  // The server does not know about a sign-out without a network, nor what a reloaded tab is going to restore.
  const isSignedOut = /^(signed-out|signing-out|expired)$/.test(localStorage.getItem('session'))
  const [{ type }] = performance.getEntriesByType('navigation')
  const isRestored = type !== 'navigate' && sessionStorage.getItem('places') !== null
  if (isSignedOut || isRestored) root.dataset.ssr = 'ignored'
} catch {
  // Storage is disabled: the system theme, the default text size and the server-rendered page apply.
}

// Until React handles events: taps on buttons are repeated after hydration, once per button.
const tapped = new Set()
const listening = new AbortController()
const options = { capture: true, signal: listening.signal }
addEventListener('click', ({ target }) => tapped.add(target.closest('button')), options)
addEventListener('submit', (event) => event.preventDefault(), options)
globalThis.takeEarlyTaps = () => {
  listening.abort()
  return [...tapped].filter(Boolean)
}

// Until a search field is hydrated. Afterwards the default of the event is already prevented.
addEventListener('keydown', (event) => {
  const field = document.querySelector('[type="search"][aria-keyshortcuts="/"]')
  const isElsewhere = event.target.closest('input, textarea, select, dialog[open], [role="menu"]')
  const isCombined = event.ctrlKey || event.metaKey || event.altKey
  if (event.key !== '/' || event.defaultPrevented || !field || isElsewhere || isCombined) return
  if (areShortcutsOff()) return
  event.preventDefault()
  field.focus()
})

function areShortcutsOff() {
  try {
    return localStorage.getItem('shortcuts') === 'off'
  } catch {
    return false
  }
}

// A server-rendered page is painted before it loads its modules: the second frame begins after the first one was painted. Hidden
// pages have no frames.
addEventListener('DOMContentLoaded', () => {
  const modules = document.getElementById('modules')
  const load = () => modules.replaceWith(modules.content)
  if (modules && document.hidden) load()
  else if (modules) requestAnimationFrame(() => requestAnimationFrame(load))
})

// Without its script the page stays as it is, until the connection is back.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) addEventListener('online', () => location.reload())
  },
  true,
)
