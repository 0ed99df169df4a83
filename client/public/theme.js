// Runs before the first paint, so that a theme chosen here earlier does not flash up late.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be switched off; the system's theme then serves.
}
