import type { Page } from 'playwright-core'
import { decisionsPath, suspensionAppealPath, transparencyPath } from '#rules/site-paths.ts'
import { changing, failing, objectIn, type JsonObject } from './network.ts'
import type { People, Screen } from './screen.ts'

const member = { by: 'member' } as const
const profile = {
  ...member,
  path: ({ otherMemberId }: People) => `/profile/${otherMemberId}`,
  shows: 'User Posts',
} as const
const decisions = { ...member, path: decisionsPath, shows: 'Decisions' } as const

const removal = {
  statement: 'Your post was removed. Rule: Harassment or bullying.',
  note: 'The joke is about one person who did not ask for it.',
  decidedAt: '2026-11-20T12:00:00.000Z',
}
const warning = {
  statement: 'You were warned because of your comment. Rule: Spam or scam.',
  note: 'Five comments with the same link are four too many.',
  decidedAt: '2026-11-02T09:00:00.000Z',
}
const declined = {
  statement: 'Your appeal was declined: the decision about your comment stays.',
  note: 'The link is an advertisement.',
  decidedAt: '2026-11-03T09:00:00.000Z',
}

/** Reports, decisions, appeals and the numbers of moderation. */
export const screens: readonly Screen[] = [
  { ...profile, name: 'report', isState: true, act: openReport },
  {
    ...profile,
    name: 'report-failed',
    isState: true,
    arrange: failing(/useReportMutation/),
    async act(page) {
      await openReport(page)
      await page.getByRole('button', { name: 'Harassment or bullying' }).click()
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
  {
    ...profile,
    name: 'report-sent',
    isState: true,
    async act(page) {
      await openReport(page)
      await page.getByRole('button', { name: 'Harassment or bullying' }).click()
      await page.getByLabel('Add a note (optional)').fill('It is about my neighbor, who did not agree.')
    },
  },
  {
    ...member,
    name: 'removed-post',
    isState: true,
    path: ({ postId }) => `/post/${postId}`,
    arrange: changing(/postLoaderQuery|RemovedNoticeQuery/, (data) => {
      if ('sharedPost' in data) Object.assign(objectIn(data, 'sharedPost'), { isRemoved: true })
      else
        data['node'] = {
          __typename: 'Post',
          id: objectIn(data, 'node')['id'],
          removal: { reason: 'HARASSMENT' },
          author: { ...objectIn(data, 'node', 'author'), isViewer: true },
        }
    }),
    shows: /Only you can see it/,
  },
  {
    ...decisions,
    name: 'decisions',
    arrange: changing(/decisionsLoaderQuery/, (data) => fillDecisions(data)),
    shows: 'Your appeal',
  },
  {
    ...decisions,
    name: 'decisions-appeal',
    isState: true,
    arrange: changing(/decisionsLoaderQuery/, (data) => fillDecisions(data)),
    async act(page) {
      await page.getByRole('button', { name: 'Appeal' }).click()
      await page.getByLabel('Why should the decision change?').fill('He asked me to post it.')
    },
  },
  {
    ...decisions,
    name: 'decisions-empty',
    isState: true,
    repeats: 'discover-empty',
    shows: 'No decisions about you',
  },
  {
    by: 'visitor',
    name: 'appeal',
    isState: true,
    path: `${suspensionAppealPath}#token`,
    shows: 'Appeal a suspension',
  },
  {
    by: 'visitor',
    name: 'transparency',
    path: transparencyPath,
    arrange: changing(/transparencyLoaderQuery/, (data) => {
      const numbers = { reports: 1204, removals: 86, suspensions: 4, appeals: 11, reinstatements: 2 }
      Object.assign(objectIn(data, 'transparency'), {
        contact: 'legal@guffaw.example',
        months: ['2026-11', '2026-10', '2026-09'].map((month) => ({ month, ...numbers })),
      })
    }),
    shows: 'legal@guffaw.example',
    whole: true,
  },
]

async function openReport(page: Page): Promise<void> {
  await page.getByRole('article').first().getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Report post' }).click()
  await page.getByRole('dialog').waitFor()
}

function fillDecisions(data: JsonObject): void {
  const shown = {
    __typename: 'ModerationCase',
    status: 'DECIDED',
    appealText: null,
    viewerCanAppeal: true,
  }
  const removed = {
    ...shown,
    id: 'removed',
    subjectSnapshot: 'My neighbor after one yoga class',
    decisions: [removal],
  }
  const warned = {
    ...shown,
    id: 'warned',
    subjectSnapshot: 'Get rich with memes: example.com/rich',
    appealText: 'I really did get rich.',
    viewerCanAppeal: false,
    decisions: [warning, declined],
  }
  objectIn(data, 'viewer', 'cases')['edges'] = [removed, warned].map((node) => ({ cursor: node.id, node }))
}
