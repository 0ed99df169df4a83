import { afterAll, expect, test } from 'vitest'
import { createMember, visit } from '#tests/support/members.ts'
import { appeal, createModerator, decide, idOfPost, openCase } from '#tests/support/moderation.ts'
import { startTestApp } from '#tests/support/start-app.ts'

// Tests of a shared server would add to the numbers.
const app = await startTestApp({ authorityContact: 'legal@guffaw.example' })
afterAll(() => app.stop())

const QUERY = `{ transparency {
  contact months { month reports removals suspensions appeals reinstatements }
} }`
const numbers = async () => Object((await visit(app).graphql.send(QUERY)).data).transparency

test('visitors see the numbers of the month, at most a minute old, and the contact', async () => {
  expect(await numbers()).toEqual({ contact: 'legal@guffaw.example', months: [] })
  const [first, second] = [await createModerator(app), await createModerator(app)]
  const author = await createMember(app, 'author')
  const reporter = await createMember(app, 'reporter')
  const openCaseOf = async (text: string) =>
    openCase(reporter, first, { subjectId: idOfPost(await author.post(text)), author })
  const removal = await openCaseOf('One')
  await decide(first, removal, 'REMOVE')
  await appeal(author, { caseId: removal })
  await decide(second, removal, 'REMOVE')
  const withdrawn = await openCaseOf('Two')
  await decide(first, withdrawn, 'REMOVE')
  await decide(first, withdrawn, 'REINSTATE')
  await decide(first, await openCaseOf('Three'), 'SUSPEND')
  expect((await numbers()).months).toEqual([])
  app.clock.advance(60)
  expect((await numbers()).months).toEqual([
    {
      month: new Date().toISOString().slice(0, 7),
      reports: 3,
      removals: 2,
      suspensions: 1,
      appeals: 1,
      reinstatements: 1,
    },
  ])
})
