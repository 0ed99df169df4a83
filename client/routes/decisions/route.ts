import type { Screen } from '#client/routes/screen.ts'
import { decisionsPath } from '#rules/site-paths.ts'

export const screens: Screen[] = [{ path: decisionsPath }]
