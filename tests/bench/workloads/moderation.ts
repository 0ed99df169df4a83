import { encodeCursor } from '#server/platform/lists/keyset.ts'
import { WAITING_LONGEST } from '#server/features/moderation/case-query.ts'
import type { Community } from '../community/community.ts'
import { signed, type Workload } from './workload.ts'

const CASES = `query ($after: String, $reason: ReportReason) {
  moderationCases(first: 10, after: $after, reason: $reason) {
    edges { cursor node {
      id status subjectSnapshot reportCount openedAt subject { ... on Post { id text isSensitive } }
      subjectAuthor { id username photoUrl(width: 64) } reports(first: 10) { edges { node { reason } } }
    } }
    pageInfo { hasNextPage endCursor }
  }
}`
const LOG = `{ moderationLog(first: 10) {
  edges { cursor node { id action note createdAt moderator { username } subject { ... on Post { id } } } }
} }`

export function openCases(community: Community): Workload {
  return asModerator(community, 'open cases, first page', CASES, {})
}

export async function openCasesInTheMiddle(community: Community): Promise<Workload> {
  const { rows } = await community.client.query<{ id: string; openedAt: Date }>(
    `SELECT id, opened_at AS "openedAt" FROM moderation_cases WHERE status = 'open'
     ORDER BY opened_at, id OFFSET (SELECT count(*) / 2 FROM moderation_cases WHERE status = 'open') LIMIT 1`,
  )
  const [middle] = rows
  if (!middle) throw new Error('There are no open cases')
  const after = encodeCursor(WAITING_LONGEST, middle)
  return asModerator(community, 'open cases, in the middle', CASES, { after })
}

/** One in twenty open cases has the reason. */
export function openCasesOfRule(community: Community): Workload {
  return asModerator(community, 'open cases of a rare rule', CASES, { reason: 'ILLEGAL' })
}

export function moderationLog(community: Community): Workload {
  return asModerator(community, 'log of moderation', LOG, {})
}

function asModerator({ members }: Community, name: string, query: string, variables: object): Workload {
  const moderator = members.at(-1)
  if (!moderator) throw new Error('Nobody is signed in')
  const body = JSON.stringify({ query, variables })
  return { name, calls: { ours: () => signed(moderator, { path: '/graphql', body }) } }
}
