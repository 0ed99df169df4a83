import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { liftSuspension, suspendMember } from '#server/features/moderation/suspend-member.ts'
import { setRole } from '#server/features/moderation/set-role.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import { change, comment } from '#tests/support/comments.ts'
import { globalIdOf } from '#tests/support/member-mutations.ts'
import { createTrio, type TestMember } from '#tests/support/members.ts'
import { createModerator, decide, idOfPost, openCase } from '#tests/support/moderation.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()
const { database } = app.dependencies
let moderator: TestMember
beforeAll(async () => {
  moderator = await createModerator(app)
})

const LOG = `{ moderationLog(first: 5) { edges { node { action reason note subjectId createdAt moderator { username } } } } }`

async function newest(count: number): Promise<unknown[]> {
  const { data } = await moderator.graphql.send(LOG)
  const edges: { node: unknown }[] = Object(data).moderationLog.edges
  return edges.slice(0, count).map(({ node }) => node)
}

test('has decisions, deletions of comments, suspensions and roles, newest first', async () => {
  const [author, ben] = await createTrio(app)
  const subjectId = idOfPost(await author.post('Knock, knock'))
  const caseId = await openCase(ben, moderator, { subjectId, author })
  await decide(moderator, caseId, 'WARN', { reason: 'HATE', note: 'Be kind' })
  await suspendMember(app.dependencies, author.username)
  await liftSuspension(app.dependencies, author.username)
  await setRole(app.dependencies, { username: ben.username, role: 'moderator' })
  const byOperator = { reason: null, moderator: null }
  expect(await newest(4)).toMatchObject([
    { action: 'CHANGE_ROLE', subjectId: globalIdOf(ben), note: 'moderator', ...byOperator },
    { action: 'REINSTATE', subjectId: globalIdOf(author), note: '', ...byOperator },
    { action: 'SUSPEND', subjectId: globalIdOf(author), ...byOperator },
    {
      action: 'WARN',
      reason: 'HATE',
      note: 'Be kind',
      subjectId,
      moderator: { username: moderator.username },
    },
  ])
})

test('moderator deletes the comment of another member, which leaves a placeholder and is logged', async () => {
  const [author, ben] = await createTrio(app)
  const postId = await author.post('Knock, knock')
  const commentId = await comment(ben, postId, 'Rude')
  await comment(author, postId, 'Who is there?', commentId)
  const { data } = await moderator.graphql.send(
    'query ($id: ID!) { node(id: $id) { ... on Comment { viewerCanDelete } } }',
    { id: commentId },
  )
  expect(data).toEqual({ node: { viewerCanDelete: true } })
  const fields = 'comment { isDeleted isRemoved text author { id } } post { commentCount }'
  expect(await change(moderator.graphql, 'deleteComment', { commentId }, fields)).toMatchObject({
    comment: { isDeleted: true, isRemoved: true, text: '', author: null },
    post: { commentCount: 1 },
  })
  expect(await newest(1)).toMatchObject([
    { action: 'DELETE_COMMENT', subjectId: commentId, moderator: { username: moderator.username } },
  ])
})

test.for([
  'UPDATE moderation_actions SET note = $$nothing$$',
  'DELETE FROM moderation_actions',
  'TRUNCATE moderation_actions',
])('cannot be changed by %s', async (statement) => {
  const before = await newest(5)
  await expect(sql.raw(statement).execute(kysely(database))).rejects.toThrow(
    'The log of moderation cannot be changed',
  )
  expect(await newest(5)).toEqual(before)
})
