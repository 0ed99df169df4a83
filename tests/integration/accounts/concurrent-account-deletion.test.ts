import { describe, expect, test } from 'vitest'
import { createMembers, PASSWORD, postForm, type TestMember } from '#tests/support/members.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()

describe('concurrent account deletions', () => {
  test('of members who like each other do not deadlock', async () => {
    const members = await gatherMembers(6)
    const postIds = await postOfEach(members)
    for (const { rest } of members)
      await Promise.all(postIds.map((postId) => rest.post('/postinteractions', { postId, type: 'like' })))
    const answers = await Promise.all(members.map(leave))
    expect(answers.map(({ status }) => status)).toEqual(members.map(() => 200))
  })

  test('during reactions to their posts get a response', async () => {
    const leaving = await gatherMembers(3)
    const staying = await gatherMembers(3)
    const postIds = await postOfEach([...leaving, ...leaving, ...leaving])
    const reactions = staying.flatMap(({ rest }) =>
      postIds.map((postId) => rest.post('/postinteractions', { postId, type: 'like' })),
    )
    const answers = await Promise.all([...leaving.map(leave), ...reactions])
    expect(answers.slice(0, 3).map(({ status }) => status)).toEqual([200, 200, 200])
    expect([200, 404]).toEqual(expect.arrayContaining(answers.map(({ status }) => status)))
  })
})

async function gatherMembers(size: number): Promise<TestMember[]> {
  const members = await createMembers(app, size)
  const now = app.clock.now()
  const passwordHash = await app.dependencies.passwords.hash(PASSWORD)
  await app.dependencies.database.credentials.createMany({
    data: members.map(({ id }) => ({
      memberId: id,
      email: `${id}@mail.example`,
      passwordHash,
      emailVerifiedAt: now,
      passwordChangedAt: now,
    })),
  })
  return members
}

function postOfEach(authors: readonly TestMember[]): Promise<string[]> {
  return Promise.all(
    authors.map(async ({ rest }) => (await rest.form('/post', postForm('Like me'))).text('post.id')),
  )
}

function leave({ rest }: TestMember) {
  return rest.delete('/users/profile', { password: PASSWORD })
}
