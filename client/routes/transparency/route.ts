import type { Screen } from '#client/routes/screen.ts'
import { transparencyPath } from '#rules/site-paths.ts'

export const screens: Screen[] = [
  {
    path: transparencyPath,
    access: 'everyone',
    serverRendered: true,
  },
]
