import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { browserSuite } from '#tests/support/browser-suite.ts'
import { DEMO_ACCOUNT } from '#prisma/demo/fill-demo-community.ts'
import { createMember, registration, visit, type TestMember } from '#tests/support/members.ts'
import { codeIn } from '#tests/support/mailbox.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { answer, execute, graphiqlOpener, openTab, runAndSee, seeAnswer, write } from './graphiql-page.ts'

const suite = await browserSuite()
const { app } = suite
const openGraphiql = graphiqlOpener(suite)
let ann: TestMember
beforeEach(async () => {
  ann = await createMember(app, 'ann')
})
await joinAsDemo()
describe('GraphiQL', () => {
  test('signs in, reads the feed, reacts, comments, subscribes and posts with its default examples', async () => {
    await ann.post('The newest of them')
    const page = await openGraphiql()
    expect(await page.title()).toBe('Guffaw API')
    await page.getByRole('link', { name: 'REST API' }).waitFor()
    await execute(page)
    await seeAnswer(page, '"email": "demo@guffaw.example"')
    await runAndSee(page, 'Feed', '"text": "The newest of them"')
    await runAndSee(page, 'NumberedPages', '"totalCount"')
    await openTab(page, 'HomeFeed')
    await execute(page, 'HomeFeed')
    await seeAnswer(page, '"followedFeed"')
    await runAndSee(page, 'RateLimit', '"remaining"')

    await openTab(page, 'ReactToPost')
    await execute(page, 'NewestPost')
    const newest = await seeAnswer(page, '"text"')
    const id = /"id": *"([^"]+)"/.exec(newest.replaceAll(/\n */g, ''))?.[1]
    await write(page, 'Variables', JSON.stringify({ postId: id, type: 'LIKE' }))
    await execute(page, 'ReactToPost')
    await seeAnswer(page, '"viewerReaction": "LIKE"')

    await openTab(page, 'AddComment')
    await write(page, 'Variables', JSON.stringify({ postId: id, text: 'Made my Monday' }))
    await execute(page, 'AddComment')
    await seeAnswer(page, '"commentCount": 1')
    await execute(page, 'Comments')
    await seeAnswer(page, '"text": "Made my Monday"')
    await openTab(page, 'Notifications')
    await execute(page, 'Notifications')
    await seeAnswer(page, '"unreadNotificationCount": 0')

    await openTab(page, 'PostEvents')
    const received: string[] = []
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => received.push(String(payload))),
    )
    await execute(page)
    await expect.poll(() => received.join()).toContain('connection_ack')
    await postUntilShown(page, 'Breaking news')
    await page.getByRole('button', { name: /^Stop query/ }).click()

    await runAndSee(page, 'CreatePost', '"text": "Hello from GraphiQL #hello"')
  })

  test('authenticates API clients by the token in the headers, also for subscriptions and uploads', async () => {
    const page = await openGraphiql()
    const headers = JSON.stringify({ authorization: `Bearer ${ann.accessToken}` })
    await openTab(page, 'HomeFeed')
    await execute(page, 'HomeFeed')
    await seeAnswer(page, '"code": "NOT_AUTHENTICATED"')
    await write(page, 'Headers', headers)
    await execute(page, 'HomeFeed')
    await seeAnswer(page, '"followedFeed": {')
    await openTab(page, 'PostEvents')
    await write(page, 'Headers', headers)
    await execute(page)
    await page.getByRole('button', { name: /^Stop query/ }).waitFor()
    await postUntilShown(page, 'By token')
    await page.getByRole('button', { name: /^Stop query/ }).click()

    const form = new FormData()
    form.append('file', await drawPicture())
    form.append('altText', 'A cat')
    const mediaId = (await ann.rest.form('/media', form)).text('media.id')
    await openTab(page, 'CreatePost')
    await write(page, 'Headers', headers)
    await write(page, 'Variables', JSON.stringify({ input: { mediaId } }))
    await execute(page)
    await seeAnswer(page, '"altText": "A cat"')
  })
})

/** The subscription may start after the first post. */
async function postUntilShown(page: Page, text: string): Promise<void> {
  await expect
    .poll(async () => {
      await ann.post(text)
      return answer(page)
    })
    .toContain(`"text": "${text}"`)
}

/** The member who signs in with the first example. */
async function joinAsDemo() {
  const { rest } = visit(app)
  await rest.post('/auth/register', registration({ username: 'demo', ...DEMO_ACCOUNT }))
  const otp = codeIn(await app.mailbox.next(DEMO_ACCOUNT.email))
  await rest.post('/auth/otp-verify', { email: DEMO_ACCOUNT.email, otp })
}
