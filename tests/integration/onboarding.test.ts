import { beforeAll, describe, expect, test } from 'vitest'
import { suspendMember } from '#server/features/moderation/suspend-member.ts'
import { valueAt } from '#tests/support/json.ts'
import { createMember, registerMember, visit, type TestMember } from '#tests/support/members.ts'
import { change } from '#tests/support/member-mutations.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()

// Otherwise, posts of other test files could fill the first page of a list.
beforeAll(async () => void (await app.dependencies.database.post.deleteMany()))

describe('onboarding', () => {
  test('is needed by a new member until it is completed, also twice', async () => {
    const member = await registerMember(app)
    expect(await needsOnboarding(member)).toBe(true)
    for (let time = 0; time < 2; time += 1) {
      const { data } = await member.graphql.send(COMPLETE)
      expect(valueAt(data, 'completeOnboarding.viewer.needsOnboarding')).toBe(false)
    }
    expect(await needsOnboarding(member)).toBe(false)
  })

  test('is not needed by earlier members', async () => {
    expect(await needsOnboarding(await createMember(app))).toBe(false)
  })

  test('cannot be completed by a visitor', async () => {
    const { data } = await visit(app).graphql.send(
      `mutation { completeOnboarding(input: {}) { __typename } }`,
    )
    expect(valueAt(data, 'completeOnboarding.__typename')).toBe('NotAuthenticatedError')
  })
})

describe('hot posts with an image', () => {
  test('are shown to visitors without posts of suspended members, and to members without those of blocked ones', async () => {
    const [ann, bob] = [await createMember(app, 'ann'), await createMember(app, 'bob')]
    const picture = await ann.post('A picture', await drawPicture())
    const text = await ann.post('No picture')
    const ids = await hotPosts(visit(app))
    expect(ids).toContain(picture)
    expect(ids).not.toContain(text)

    await change(bob, 'blockUser', ann)
    expect(await hotPosts(bob)).not.toContain(picture)
    await suspendMember(app.dependencies, ann.username)
    expect(await hotPosts(visit(app))).not.toContain(picture)
  })

  test('are as many as requested, within the limit', async () => {
    const member = await createMember(app)
    await member.post('One', await drawPicture())
    await member.post('Two', await drawPicture())
    expect(await hotPosts(member, 1)).toHaveLength(1)
    expect(await hotPosts(member, -1)).toEqual([])
  })
})

const COMPLETE = `mutation { completeOnboarding(input: {}) {
  ... on CompleteOnboardingPayload { viewer { needsOnboarding } }
} }`

async function needsOnboarding({ graphql }: TestMember): Promise<unknown> {
  return valueAt((await graphql.send('{ viewer { needsOnboarding } }')).data, 'viewer.needsOnboarding')
}

async function hotPosts({ graphql }: Pick<TestMember, 'graphql'>, first = 50): Promise<unknown[]> {
  const { data } = await graphql.send(`{ hotImagePosts(first: ${first}) { databaseId author { username } } }`)
  return [valueAt(data, 'hotImagePosts')].flat().map((post) => valueAt(post, 'databaseId'))
}
