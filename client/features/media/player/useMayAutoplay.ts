import { REDUCED_MOTION, useMediaQuery } from '#client/ui/useMediaQuery.ts'
import { autoplaySwitch } from './autoplay-switch.ts'
import { useSavesData } from './useSavesData.ts'

/** Whether videos may play by themselves: the member lets them, and the device asks for no less motion and data. */
export function useMayAutoplay(): boolean {
  const [isOn] = autoplaySwitch.use()
  const prefersStillness = useMediaQuery(REDUCED_MOTION)
  const savesData = useSavesData()
  return isOn && !prefersStillness && !savesData
}
