import { editGroupPath, newGroupPath } from '#client/features/groups/group-paths.ts'
import type { Screen } from '#client/routes/screen.ts'

export const screens: Screen[] = [{ path: newGroupPath }, { path: editGroupPath(':slug') }]
