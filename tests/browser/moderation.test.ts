import { expect, test } from 'vitest'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { auditAccessibility } from '#tests/support/audit-accessibility.ts'
import { browserSuite } from '#tests/support/browser-suite.ts'
import { createMember } from '#tests/support/members.ts'

const { app, openAs } = await browserSuite()

test('moderator decides three cases by keyboard only', async () => {
  const author = await createMember(app, 'author')
  const reporter = await createMember(app, 'reporter')
  const moderator = await createMember(app, 'moderator')
  const { database } = app.dependencies
  await database.member.update({ where: { id: moderator.id }, data: { role: 'MODERATOR' } })
  const posts = [
    await author.post('Harmless'),
    await author.post('Cheap watches'),
    await author.post('You fool'),
  ]
  for (const postId of posts) {
    const input = { subjectId: encodeGlobalId('Post', postId), reason: 'SPAM' }
    await reporter.graphql.send('mutation ($input: ReportInput!) { report(input: $input) { __typename } }', {
      input,
    })
  }

  const page = await openAs(moderator)
  const { keyboard } = page
  await page.goto('/moderation')
  await page.getByRole('article').nth(2).waitFor()
  expect(await auditAccessibility(page)).toEqual([])
  await keyboard.press('j')
  await keyboard.press('Enter')
  await page.getByRole('article', { name: 'Reported content' }).getByText('Harmless').waitFor()
  expect(await auditAccessibility(page)).toEqual([])
  await keyboard.press('d')
  await page.getByRole('dialog', { name: 'Dismiss' }).waitFor()
  await keyboard.press('Control+Enter')

  await page.getByRole('article', { name: 'Reported content' }).getByText('Cheap watches').waitFor()
  await keyboard.press('r')
  await page.getByRole('dialog', { name: 'Remove' }).waitFor()
  expect(await auditAccessibility(page)).toEqual([])
  await keyboard.press('Control+Enter')

  await page.getByRole('article', { name: 'Reported content' }).getByText('You fool').waitFor()
  await keyboard.press('w')
  await page.getByRole('dialog', { name: 'Warn' }).waitFor()
  await keyboard.type('Be kind. ')
  await keyboard.press('Control+Enter')
  await page.getByRole('heading', { name: 'No open cases' }).waitFor()

  const decided = await database.moderationAction.findMany({
    where: { moderatorId: moderator.id },
    orderBy: { createdAt: 'asc' },
  })
  expect(decided.map(({ action, subjectId }) => [action, subjectId])).toEqual([
    ['DISMISS', posts[0]],
    ['REMOVE', posts[1]],
    ['WARN', posts[2]],
  ])
  expect(decided[2]?.note).toContain('Be kind.')
})
