import { useReducedMotion } from '#client/ui/browser/appearance.ts'
import { createBooleanSetting } from '#client/ui/browser/boolean-setting.ts'
import { useMediaQuery } from '#client/ui/browser/useMediaQuery.ts'

const REDUCED_DATA = '(prefers-reduced-data: reduce)'

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to the one that is there
  interface Navigator {
    /** Not supported by all browsers. */
    readonly connection?: { readonly saveData: boolean }
  }
}

/** Whether videos autoplay on this device. A setting of the member. */
export const autoplaySetting = createBooleanSetting('autoplay')

/** Whether videos may autoplay: the setting is on, and the device prefers neither reduced motion nor reduced data. */
export function useMayAutoplay(): boolean {
  const [isOn] = autoplaySetting.use()
  const prefersStillness = useReducedMotion()
  const savesData = useSavesData()
  return isOn && !prefersStillness && !savesData
}

/** Whether the device asks for reduced data usage. */
export function useSavesData(): boolean {
  const prefersLess = useMediaQuery(REDUCED_DATA)
  return prefersLess || (navigator.connection?.saveData ?? false)
}
