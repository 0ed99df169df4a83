import { memberScreens } from './member-screens.ts'
import type { Screen } from './screen.ts'
import { stateScreens } from './state-screens.ts'
import { videoScreens } from './video-screens.ts'
import { visitorScreens } from './visitor-screens.ts'

/** Every screen of the site in every state worth a look. */
export const screens: readonly Screen[] = [
  ...visitorScreens,
  ...memberScreens,
  ...stateScreens,
  ...videoScreens,
]
