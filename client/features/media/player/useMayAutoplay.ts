import { REDUCED_MOTION, useMediaQuery } from '#client/ui/browser/useMediaQuery.ts'
import { autoplaySwitch } from './autoplay-switch.ts'
import { useSavesData } from './useSavesData.ts'

/** Whether videos may autoplay: the setting is on, and the device prefers neither reduced motion nor reduced data. */
export function useMayAutoplay(): boolean {
  const [isOn] = autoplaySwitch.use()
  const prefersStillness = useMediaQuery(REDUCED_MOTION)
  const savesData = useSavesData()
  return isOn && !prefersStillness && !savesData
}
