import type { Screen } from '#client/routes/screen.ts'

export const screens: Screen[] = [{ path: '/groups/:slug', access: 'everyone', serverRendered: true }]
