import type { Screen } from '#client/routes/screen.ts'
import { groupsPath } from '#rules/site-paths.ts'

export const screens: Screen[] = [{ path: groupsPath, access: 'everyone', serverRendered: true }]
