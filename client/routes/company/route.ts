import { paths } from '#client/paths.ts'
import type { Screen } from '#client/routes/screen.ts'

export const screens: Screen[] = [
  { name: 'Team', path: paths.team, access: 'everyone', layout: 'page' },
  { name: 'Careers', path: paths.careers, access: 'everyone', layout: 'page' },
]
