import { paths } from '#client/paths.ts'
import type { Screen } from '#client/routes/screen.ts'

export const screens: Screen[] = [
  {
    path: paths.search,
    access: 'everyone',
    serverRendered: { narrow: ['SearchRoute', 'FollowButton'], wide: ['SearchRoute', 'FollowButton'] },
  },
]
