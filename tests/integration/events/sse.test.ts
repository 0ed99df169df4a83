import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { postCreated } from '#server/features/posts/post-events.ts'
import { eventsMissed } from '#server/platform/events/topics.ts'
import { collectGarbage } from '#tests/support/collect-garbage.ts'
import { createMembers, type TestMember, visit } from '#tests/support/members.ts'
import { openEventStream, type EventStream } from '#tests/support/event-stream.ts'
import { createHttpClient, type HttpClient } from '#tests/support/http-client.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const POST_EVENTS = `subscription {
  postEvents {
    ... on PostCreated { post { databaseId text author { databaseId isViewer } } }
    ... on PostDeleted { deletedPostId }
  }
}`

const app = await sharedApp()
const { events } = app.dependencies
let author: TestMember
let reader: TestMember
let streams: EventStream[] = []

beforeAll(async () => {
  const [one, other] = await createMembers(app, 2)
  if (!one || !other) throw new Error('Two members were asked for')
  ;[author, reader] = [one, other]
})
afterEach(async () => {
  for (const stream of streams) stream.close()
  streams = []
  await app.untilWatchers(0)
})

describe('member subscribed over server-sent events', () => {
  test("receives another member's post and its deletion", async () => {
    const stream = await watch(reader.http)
    expect(stream).toMatchObject({
      status: 200,
      contentType: expect.stringMatching(/^text\/event-stream/),
    })
    await app.untilWatchers(1)

    const postId = await post('Knock, knock')
    expect(await stream.results.next()).toEqual({
      done: false,
      value: {
        data: {
          postEvents: {
            post: {
              databaseId: postId,
              text: 'Knock, knock',
              author: { databaseId: author.id, isViewer: false },
            },
          },
        },
      },
    })

    await author.rest.delete(`/post/me/${postId}`)
    expect(await stream.results.next()).toMatchObject({
      value: { data: { postEvents: { deletedPostId: expect.stringMatching(/./) } } },
    })
  })

  test('is authenticated by their cookie', async () => {
    const browser = createHttpClient(app.url)
    browser.cookies.set('accessToken', reader.accessToken)
    const stream = await watch(browser)
    await app.untilWatchers(1)
    await post('By cookie')
    expect(await stream.results.next()).toMatchObject({
      value: { data: { postEvents: { post: { text: 'By cookie' } } } },
    })
  })

  test('is unsubscribed on disconnect', async () => {
    const [stays, leaves] = await Promise.all([watch(reader.http), watch(reader.http)])
    await app.untilWatchers(2)
    leaves.close()
    await app.untilWatchers(1)
    await post('To one of them')
    expect(await stays.results.next()).toMatchObject({ done: false })
  })

  test('gets only a request id on an unexpected error, and the stream ends', async () => {
    const stream = await watch(reader.http)
    await app.untilWatchers(1)
    await events.publish(postCreated, { postId: 'what no column can hold' })
    expect(await stream.results.next()).toMatchObject({
      value: {
        errors: [
          {
            message: expect.stringMatching(/\b[0-9a-f]{8}-[0-9a-f-]{27}\b/),
            extensions: { code: 'INTERNAL_SERVER_ERROR' },
          },
        ],
      },
    })
    expect(await stream.results.next()).toEqual({ done: true, value: undefined })
  })
})

test('client that may have missed events is told so in the last event, however late it reads', async () => {
  const stream = await watch(reader.http)
  await app.untilWatchers(1)
  await collectGarbage()
  await events.publish(eventsMissed, {})
  await app.untilWatchers(0)
  expect(await stream.results.next()).toMatchObject({
    value: { errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] },
  })
  expect(await stream.results.next()).toEqual({ done: true, value: undefined })
})

test('subscription of a visitor is refused and releases its resources', async () => {
  const stream = await watch(visit(app).http)
  expect(await stream.results.next()).toMatchObject({
    value: { errors: [{ extensions: { code: 'NOT_AUTHENTICATED' } }] },
  })
  expect(await stream.results.next()).toEqual({ done: true, value: undefined })
})

test('invalid operation gets an error in the stream', async () => {
  const stream = await watch(reader.http, 'subscription { postEvents { nonsense } }')
  expect(await stream.results.next()).toMatchObject({
    value: { errors: [{ message: expect.stringContaining('nonsense') }] },
  })
})

async function watch(http: HttpClient, query = POST_EVENTS): Promise<EventStream> {
  const stream = await openEventStream(http, { query })
  streams.push(stream)
  return stream
}

async function post(text: string): Promise<string> {
  const form = new FormData()
  form.append('title', text)
  return (await author.rest.form('/post', form)).text('post.id')
}
