import type { Screen } from '#client/routes/screen.ts'

export const screens: Screen[] = [{ path: '/tags/:name', access: 'everyone', serverRendered: true }]
