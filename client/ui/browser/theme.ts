import { createObservable, useObservable } from './observable.ts'
import { safeLocalStorage } from './storage.ts'
import { useMediaQuery } from './useMediaQuery.ts'

export type Theme = 'light' | 'dark'

// `client/before-paint.js` reads the same key.
const STORAGE_KEY = 'theme'

const choice = createObservable<Theme | undefined>(undefined)

/** The current theme and a function to choose one. The default is the theme of the system. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const chosen = useObservable({ get: chosenTheme, subscribe: choice.subscribe }, undefined)
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)')
  return [chosen ?? (isSystemDark ? 'dark' : 'light'), chooseTheme]
}

/** `before-paint.js` applies the stored choice to the document before this module is loaded. */
function chosenTheme(): Theme | undefined {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : undefined
}

function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  safeLocalStorage.set(STORAGE_KEY, theme)
  choice.set(theme)
}
