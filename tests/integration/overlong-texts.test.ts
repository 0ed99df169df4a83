import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createMembers, type TestMember } from '#tests/support/members.ts'
import { postApis } from '#tests/support/post-apis.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const REQUESTS = 58
const OVERLONG = 'x'.repeat(240_000)

const UPDATE_PROFILE = `mutation ($bio: String!) {
  updateProfile(input: { bio: $bio }) { __typename ... on Error { message } }
}`

const app = await sharedApp()
let member: TestMember
beforeAll(async () => {
  const [first] = await createMembers(app, 1)
  if (!first) throw new Error('The crowd has no member')
  member = first
})

/** UTF-16 code units that the server segments into characters while the test runs. */
function countSegmentedUnits(): () => number {
  let units = 0
  const { segment } = Intl.Segmenter.prototype
  const spy = vi.spyOn(Intl.Segmenter.prototype, 'segment').mockImplementation(function (
    this: Intl.Segmenter,
    text,
  ) {
    units += text.length
    return segment.call(this, text)
  })
  onTestFinished(() => spy.mockRestore())
  return () => units
}

describe.for(postApis)('overlong post over $api', ({ postBy }) => {
  test('is refused after reading at most 3000 of its characters', async () => {
    const segmentedUnits = countSegmentedUnits()
    const post = postBy(member.http)
    const responses = await Promise.all(Array.from({ length: REQUESTS }, () => post({ text: OVERLONG })))
    expect(responses).toEqual(
      responses.map(() => ({
        outcome: 'ValidationError',
        message: 'Text cannot exceed 500 characters. Currently more than 2000 characters.',
      })),
    )
    expect(segmentedUnits()).toBeLessThanOrEqual(REQUESTS * 3000)
    expect((await member.rest.get('/post')).status).toBe(200)
  })
})

test('overlong bio is refused by both APIs without Unicode normalization', async () => {
  const normalize = vi.spyOn(String.prototype, 'normalize')
  onTestFinished(() => normalize.mockRestore())
  expect(await member.rest.put('/users/me/profile-info', { profileBio: OVERLONG })).toMatchObject({
    status: 400,
    body: { message: 'Bio is too long' },
  })
  expect(await member.graphql.send(UPDATE_PROFILE, { bio: OVERLONG })).toMatchObject({
    data: { updateProfile: { __typename: 'ValidationError', message: 'Bio is too long' } },
  })
  expect(normalize.mock.contexts.filter((text) => String(text).length > 10_000)).toEqual([])
})
