import type { Screen } from '#client/routes/screen.ts'

export const screens: Screen[] = [{ path: '*', access: 'everyone', layout: 'page' }]
