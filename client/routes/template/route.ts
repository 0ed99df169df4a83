import { paths } from '#client/paths.ts'
import type { Screen } from '#client/routes/screen.ts'

export const screens: Screen[] = [
  {
    path: paths.template(':slug'),
    access: 'everyone',
    serverRendered: true,
  },
]
