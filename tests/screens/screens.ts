import { communityScreens } from './community-screens.ts'
import { discoverScreens } from './discover-screens.ts'
import { followScreens } from './follow-screens.ts'
import { makeScreens } from './make-screens.ts'
import { memberScreens } from './member-screens.ts'
import { memeScreens } from './meme-screens.ts'
import type { Screen } from './screen.ts'
import { searchScreens } from './search-screens.ts'
import { stateScreens } from './state-screens.ts'
import { videoScreens } from './video-screens.ts'
import { visitorScreens } from './visitor-screens.ts'

/** All screens of the site in all their states. */
export const screens: readonly Screen[] = [
  ...visitorScreens,
  ...memberScreens,
  ...communityScreens,
  ...followScreens,
  ...searchScreens,
  ...discoverScreens,
  ...makeScreens,
  ...memeScreens,
  ...stateScreens,
  ...videoScreens,
]
