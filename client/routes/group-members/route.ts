import type { Screen } from '#client/routes/screen.ts'
import { groupMembersPath } from '#rules/site-paths.ts'

export const screens: Screen[] = [{ path: groupMembersPath(':slug') }]
