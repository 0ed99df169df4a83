import type { Screen } from '#client/routes/screen.ts'
import { suspensionAppealPath } from '#rules/site-paths.ts'

export const screens: Screen[] = [{ path: suspensionAppealPath, access: 'everyone', layout: 'app' }]
