import { expect, test } from 'vitest'
import { messages } from '#rules/messages.ts'
import { setRole } from '#server/features/moderation/set-role.ts'
import { auditAccessibility } from '#tests/support/audit-accessibility.ts'
import { browserSuite } from '#tests/support/browser-suite.ts'
import { listAt, textAt } from '#tests/support/json.ts'
import { globalIdOf } from '#tests/support/member-mutations.ts'
import { createMember } from '#tests/support/members.ts'
import { casesAbout, createModerator, decide, openCase } from '#tests/support/moderation.ts'
import { KNOWN_PHONE, PHONE } from '#tests/support/open-browser.ts'
import { hydrate, openWithoutScripts } from './hydrate.ts'

const { app, browser, openAs } = await browserSuite()

test('reported post is removed, and its author appeals', async () => {
  const [author, reporter, moderator] = [
    await createMember(app, 'author'),
    await createMember(app, 'reporter'),
    await createMember(app, 'moderator'),
  ]
  await setRole(app.dependencies, { username: moderator.username, role: 'moderator' })
  const postId = await author.post('Nobody likes your cat')

  const page = await openAs(reporter, PHONE)
  await page.goto(`/post/${postId}`)
  await page.getByRole('article').getByRole('button', { name: 'More' }).first().click()
  await page.getByRole('menuitem', { name: 'Report post' }).click()
  expect(await auditAccessibility(page)).toEqual([])
  await page.getByRole('button', { name: 'Harassment or bullying' }).click()
  await page.getByText('Reported. A moderator will look at it.').waitFor()
  await page.getByLabel('Add a note (optional)').fill('About my cat')
  await page.getByRole('button', { name: 'Send note' }).click()
  await page.getByText('Note sent').waitFor()

  const waiting = await moderator.graphql.send(
    '{ moderationCases(first: 50) { edges { node { id subjectSnapshot reports { edges { node { note } } } } } } }',
  )
  const reported = listAt(waiting, 'data.moderationCases.edges').find(
    (edge) => textAt(edge, 'node.subjectSnapshot') === 'Nobody likes your cat',
  )
  expect(reported).toMatchObject({ node: { reports: { edges: [{ node: { note: 'About my cat' } }] } } })
  await moderator.graphql.send(
    'mutation ($input: DecideCaseInput!) { decideCase(input: $input) { __typename } }',
    { input: { caseId: textAt(reported, 'node.id'), action: 'REMOVE', note: 'Be kind to cats' } },
  )

  const authorsPage = await openAs(author, PHONE)
  await authorsPage.goto('/notifications')
  await authorsPage.getByRole('link', { name: /Your post was removed/ }).click()
  await authorsPage.getByText('“Be kind to cats”').waitFor()
  await authorsPage.getByRole('button', { name: 'Appeal' }).click()
  await authorsPage.getByLabel('Why should the decision change?').fill('It is my own cat')
  await authorsPage.getByRole('button', { name: 'Send appeal' }).click()
  await authorsPage.getByText('A moderator will decide.').waitFor()

  await authorsPage.goto(`/post/${postId}`)
  await authorsPage
    .getByText('A moderator removed this post: Harassment or bullying. Only you can see it.')
    .waitFor()
  await authorsPage.getByRole('link', { name: 'Read the decision' }).click()
  await authorsPage.getByText('It is my own cat').waitFor()
})

test('suspended member appeals with the link from the mail', async () => {
  const author = await createMember(app, 'author')
  const moderator = await createModerator(app)
  const reporter = await createMember(app, 'reporter')
  const caseId = await openCase(reporter, moderator, { subjectId: globalIdOf(author), author })
  await decide(moderator, caseId, 'SUSPEND', { suspendDays: 7 })
  const { text = '' } = await app.mailbox.next(author.email)
  const link = /\/appeal#\S+/.exec(text)?.[0] ?? ''

  const page = await browser.open(KNOWN_PHONE)
  await page.goto(link)
  await page.getByLabel('Why should the decision change?').fill('It was my little brother')
  await page.getByRole('button', { name: 'Send appeal' }).click()
  await page.getByText('Your appeal was sent.').waitFor()
  expect(await casesAbout(moderator, author, 'APPEALED')).toMatchObject([
    { appealText: 'It was my little brother' },
  ])
  await page.goto(`${link}x`)
  await page.reload()
  await page.getByLabel('Why should the decision change?').fill('Again')
  await page.getByRole('button', { name: 'Send appeal' }).click()
  await page.getByText(messages.appealUnknown).waitFor()
})

test('visitor reads the transparency report, which the server renders', async () => {
  const page = await browser.open(KNOWN_PHONE)
  await openWithoutScripts(page, '/transparency')
  await page.getByRole('heading', { name: 'Numbers' }).waitFor()
  await page.getByText('Harassment or bullying').waitFor()
  await hydrate(page)
  await page.getByRole('link', { name: 'community rules', exact: true }).click()
  await page
    .getByRole('navigation', { name: 'Legal documents' })
    .getByRole('link', { name: 'Transparency' })
    .click()
  await page.getByRole('heading', { name: 'How decisions are made' }).waitFor()
})
