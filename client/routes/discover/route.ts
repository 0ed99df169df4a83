import { paths } from '#client/paths.ts'
import type { Screen } from '#client/routes/screen.ts'

export const screens: Screen[] = [
  {
    path: paths.discover,
    access: 'everyone',
    serverRendered: { narrow: ['DiscoverRoute', 'FollowButton'], wide: ['DiscoverRoute', 'FollowButton'] },
  },
]
