import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { Client } from 'graphql-ws'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { PERSISTED_DOCUMENTS_FILE } from '#server/config/project-root.ts'
import { gatherCrowd, type CrowdMember } from '#tests/support/crowd.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'
import { createWatchedEvents } from '#tests/support/watched-events.ts'
import { createWebSocketClient, websocketUrl } from '#tests/support/websocket-client.ts'

const POST_EVENTS = `subscription {
  postEvents {
    __typename
    ... on PostCreated { post { databaseId text likeCount viewerReaction viewerCanDelete author { databaseId isViewer } } }
    ... on PostDeleted { deletedPostId }
  }
}`

const events = createWatchedEvents()
let app: TestApp
let author: CrowdMember
let reader: CrowdMember
let clients: Client[] = []

beforeAll(async () => {
  app = await startTestApp({}, { events })
  ;[author, reader] = await twoMembers()
})
afterAll(() => app.stop())
afterEach(async () => {
  await Promise.all(clients.map((client) => client.dispose()))
  clients = []
  await events.untilWatchers(0)
})

describe('a member who watches', () => {
  test("hears of another's new post at once, as they see it themselves, and of its end", async () => {
    const heard = clientOf(reader).iterate({ query: POST_EVENTS })
    await events.untilWatchers(1)

    const { id, postId } = await post('Knock, knock')
    expect(await heard.next()).toEqual({
      done: false,
      value: {
        data: {
          postEvents: {
            __typename: 'PostCreated',
            post: {
              databaseId: postId,
              text: 'Knock, knock',
              likeCount: 0,
              viewerReaction: null,
              viewerCanDelete: false,
              author: { databaseId: author.id, isViewer: false },
            },
          },
        },
      },
    })

    await author.rest.delete(`/post/me/${postId}`)
    expect(await heard.next()).toEqual({
      done: false,
      value: { data: { postEvents: { __typename: 'PostDeleted', deletedPostId: id } } },
    })
  })
})

function clientOf(member: CrowdMember): Client {
  return keep(
    createWebSocketClient(app.url, { connectionParams: { authorization: `Bearer ${member.accessToken}` } }),
  )
}

function keep(client: Client): Client {
  clients.push(client)
  return client
}

async function post(text: string): Promise<{ id: string; postId: string }> {
  const answer = await author.graphql.send(
    `mutation ($text: String!) {
      createPost(input: { text: $text }) { ... on CreatePostPayload { post { id databaseId } } }
    }`,
    { text },
  )
  return { id: answer.text('createPost.post.id'), postId: answer.text('createPost.post.databaseId') }
}

async function twoMembers(): Promise<[CrowdMember, CrowdMember]> {
  const [one, other] = await gatherCrowd(app, 2)
  if (!one || !other) throw new Error('Two members were asked for')
  return [one, other]
}
