import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { sendMutation, INVALID_FIELDS } from './send-mutation.ts'
import { createMember, type TestMember } from './members.ts'
import type { TestApp } from './start-app.ts'

export const CASE_FIELDS = `id status subjectSnapshot reportCount appealText viewerCanAppeal
  subject { __typename ... on Post { text } ... on Comment { text } ... on User { username } }
  subjectAuthor { username } decisions { action reason note statement moderator { username } }`

type TestDecision = {
  action: string
  reason: string | null
  note: string
  statement: string
  moderator: { username: string } | null
}

export type TestCase = {
  id: string
  status: string
  subjectSnapshot: string
  reportCount: number
  appealText: string | null
  viewerCanAppeal: boolean
  subject: unknown
  subjectAuthor: { username: string } | null
  decisions: TestDecision[]
}

export async function createModerator(
  app: TestApp,
  role: 'MODERATOR' | 'ADMIN' = 'MODERATOR',
): Promise<TestMember> {
  const member = await createMember(app, role.toLowerCase())
  await app.dependencies.database.member.update({ where: { id: member.id }, data: { role } })
  return member
}

export const idOfPost = (postId: string) => encodeGlobalId('Post', postId)

/** Reports a post, comment or member by its global id. */
export function report(
  { graphql }: Pick<TestMember, 'graphql'>,
  subjectId: string,
  input: Record<string, unknown> = {},
): Promise<unknown> {
  return sendMutation(
    graphql,
    'report',
    { subjectId, reason: 'SPAM', ...input },
    'isReported',
    INVALID_FIELDS,
  )
}

/** The cases about an author in a status, as a moderator sees them. */
export async function casesAbout(
  { graphql }: Pick<TestMember, 'graphql'>,
  author: Pick<TestMember, 'username'>,
  status = 'OPEN',
): Promise<TestCase[]> {
  const found: TestCase[] = []
  let after: string | null = null
  for (;;) {
    const { data } = await graphql.send(
      `query ($status: CaseStatus!, $after: String) { moderationCases(status: $status, first: 50, after: $after) {
        edges { node { ${CASE_FIELDS} } } pageInfo { hasNextPage endCursor }
      } }`,
      { status, after },
    )
    const { edges, pageInfo } = Object(data).moderationCases
    for (const { node } of edges) if (node.subjectAuthor?.username === author.username) found.push(node)
    if (!pageInfo.hasNextPage) return found
    after = pageInfo.endCursor
  }
}

/** Reports the subject and returns the id of its case. */
export async function openCase(
  reporter: Pick<TestMember, 'graphql'>,
  moderator: Pick<TestMember, 'graphql'>,
  { subjectId, author }: { subjectId: string; author: Pick<TestMember, 'username'> },
): Promise<string> {
  await report(reporter, subjectId)
  const [found] = await casesAbout(moderator, author)
  if (!found) throw new Error('No case was opened')
  return found.id
}

export function decide(
  { graphql }: Pick<TestMember, 'graphql'>,
  caseId: string,
  action: string,
  input: Record<string, unknown> = {},
): Promise<unknown> {
  const fields = `case { ${CASE_FIELDS} }`
  return sendMutation(
    graphql,
    'decideCase',
    { caseId, action, note: 'Be kind', ...input },
    fields,
    INVALID_FIELDS,
  )
}

export function appeal(
  { graphql }: Pick<TestMember, 'graphql'>,
  input: { caseId?: string; token?: string; text?: string },
): Promise<unknown> {
  return sendMutation(
    graphql,
    'appeal',
    { text: 'It was a joke', ...input },
    `case { ${CASE_FIELDS} }`,
    INVALID_FIELDS,
  )
}

/** The decisions about a member, as the member sees them. */
export async function ownCases({ graphql }: Pick<TestMember, 'graphql'>): Promise<TestCase[]> {
  const { data } = await graphql.send(`{ viewer { cases(first: 50) { edges { node { ${CASE_FIELDS} } } } } }`)
  const edges: { node: TestCase }[] = Object(data).viewer.cases.edges
  return edges.map(({ node }) => node)
}
