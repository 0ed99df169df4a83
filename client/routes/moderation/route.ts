import type { Screen } from '#client/routes/screen.ts'

export const screens: Screen[] = [{ path: '/moderation/:caseId?' }]
