// Runs before the first paint, so that a theme chosen here earlier does not flash up late.
const root = document.documentElement

// The browser's own frame takes the colour of the system's theme, unless another is chosen, now or later.
new MutationObserver(() => {
  for (const colour of document.querySelectorAll('meta[name="theme-color"]'))
    colour.media = colour.dataset.theme === root.dataset.theme ? 'all' : 'not all'
}).observe(root, { attributeFilter: ['data-theme'] })

try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
} catch {
  // Storage may be switched off; the system's theme then serves.
}
