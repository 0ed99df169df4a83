import { createObservable, useObservable } from './observable.ts'
import { safeLocalStorage } from './storage.ts'
import { REDUCED_MOTION, useMediaQuery } from './useMediaQuery.ts'

export type Theme = 'light' | 'dark'
export type TextSize = 'small' | 'large' | 'largest'

/** By default, those of the system. */
export const themeSetting = createAppearanceSetting<Theme>('theme', ['light', 'dark'])
export const motionSetting = createAppearanceSetting<'reduced'>('motion', ['reduced'])
/** By default, that of the browser. */
export const textSizeSetting = createAppearanceSetting<TextSize>('text', ['small', 'large', 'largest'])

/** The theme that is shown. */
export function useTheme(): Theme {
  const [chosen] = themeSetting.use()
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)')
  return chosen ?? (isSystemDark ? 'dark' : 'light')
}

/** Whether the member or the system asks for reduced motion. */
export function useReducedMotion(): boolean {
  const [chosen] = motionSetting.use()
  return useMediaQuery(REDUCED_MOTION) || chosen === 'reduced'
}

/**
 * A choice of this browser. Style sheets read it from a data attribute of the document, which `before-paint.js` sets from the
 * stored value before this module is loaded.
 */
function createAppearanceSetting<TValue extends string>(key: string, values: readonly TValue[]) {
  const chosen = createObservable<TValue | undefined>(undefined)
  const get = () => values.find((value) => value === document.documentElement.dataset[key])
  const choose = (value: TValue | undefined) => {
    if (value === undefined) {
      delete document.documentElement.dataset[key]
      safeLocalStorage.remove(key)
    } else {
      document.documentElement.dataset[key] = value
      safeLocalStorage.set(key, value)
    }
    chosen.set(value)
  }
  const use = (): [TValue | undefined, typeof choose] => [
    useObservable({ get, subscribe: chosen.subscribe }, undefined),
    choose,
  ]
  return { choose, use }
}
