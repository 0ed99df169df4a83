import type { Screen } from '#client/routes/screen.ts'

export const screens: Screen[] = [{ path: '/groups/new' }, { path: '/groups/:slug/edit' }]
