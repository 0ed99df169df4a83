import type { Screen } from '#client/routes/screen.ts'

export const screens: Screen[] = [{ path: '/groups/:slug/members' }]
