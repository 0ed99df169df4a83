import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'

// `client/before-paint.js` reads the same key.
const STORAGE_KEY = 'theme'
const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

/** The current theme and a function to choose one. The default is the theme of the system. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, currentTheme, () => 'light'), chooseTheme]
}

function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset
  if (theme === 'light' || theme === 'dark') return theme
  return systemIsDark().matches ? 'dark' : 'light'
}

function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  for (const listener of listeners) listener()
  try {
    localStorage.setItem(STORAGE_KEY, theme)
  } catch {
    // Storage is disabled or full. The choice then lasts until the next reload.
  }
}

function subscribe(listener: () => void): () => void {
  const system = systemIsDark()
  system.addEventListener('change', listener)
  listeners.add(listener)
  return () => {
    system.removeEventListener('change', listener)
    listeners.delete(listener)
  }
}
