// Prints created and deleted posts until it is stopped. npm install graphql graphql-ws ws
import { createClient } from 'graphql-ws'
import { WebSocket } from 'ws'

const { GUFFAW = 'http://localhost:4000', TOKEN } = process.env
const client = createClient({
  url: `${GUFFAW.replace(/^http/, 'ws')}/graphql`,
  webSocketImpl: WebSocket,
  connectionParams: { authorization: `Bearer ${TOKEN}` },
  retryAttempts: Infinity,
})

const POST_EVENTS = `subscription {
  postEvents {
    ... on PostCreated { post { text author { username } } }
    ... on PostDeleted { deletedPostId }
  }
}`

for await (const { data, errors } of client.iterate({ query: POST_EVENTS })) {
  if (errors) throw new Error(errors[0].message)
  const { post, deletedPostId } = data.postEvents
  console.log(post ? `@${post.author.username}: ${post.text}` : `deleted: ${deletedPostId}`)
}
