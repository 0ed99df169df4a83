import { changing, failing, objectIn } from './network.ts'
import type { Screen } from './screen.ts'

const cases = { by: 'moderator', path: '/moderation' } as const

/** The screens of moderators. */
export const screens: readonly Screen[] = [
  { ...cases, name: 'moderation', shows: /^\d+ reports?:/ },
  {
    ...cases,
    name: 'moderation-appealed',
    isState: true,
    repeats: 'moderation',
    path: '/moderation?status=appealed',
    shows: /^\d+ reports?:/,
  },
  {
    ...cases,
    name: 'moderation-decided',
    isState: true,
    repeats: 'moderation',
    path: '/moderation?status=decided',
    shows: 'Dismissed',
  },
  {
    ...cases,
    name: 'moderation-empty',
    isState: true,
    repeats: 'discover-empty',
    arrange: changing(/moderationLoaderQuery/, (data) => {
      Object.assign(objectIn(data, 'moderationCases'), { edges: [] })
    }),
    shows: 'No open cases',
  },
  {
    ...cases,
    name: 'moderation-failed',
    isState: true,
    repeats: 'feed-failed',
    arrange: failing(/moderationLoaderQuery/),
    shows: 'Failed to load cases',
  },
  {
    ...cases,
    name: 'moderation-case',
    path: ({ caseId }) => `/moderation/${caseId}`,
    shows: 'Reports (3)',
    whole: true,
  },
  {
    ...cases,
    name: 'moderation-decision',
    isState: true,
    path: ({ caseId }) => `/moderation/${caseId}`,
    shows: 'Reports (3)',
    async act(page) {
      await page.getByRole('button', { name: 'Suspend' }).click()
      await page.getByRole('textbox', { name: 'Note' }).waitFor()
    },
  },
  { ...cases, name: 'moderation-log', path: '/moderation/log', shows: 'Operator' },
  {
    ...cases,
    name: 'moderation-members',
    isState: true,
    by: 'member',
    shows: 'Only moderators can see this screen',
  },
]
