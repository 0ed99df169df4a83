import { paths } from '#client/paths.ts'
import type { Screen } from '#client/routes/screen.ts'

export const screens: Screen[] = [
  {
    path: paths.everyone,
    access: 'everyone',
    serverRendered: true,
  },
]
