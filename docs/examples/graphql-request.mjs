// Reads two pages of the feed and creates a post. npm install graphql graphql-request
import { GraphQLClient } from 'graphql-request'

const { GUFFAW = 'http://localhost:4000', TOKEN } = process.env
const client = new GraphQLClient(`${GUFFAW}/graphql`, { headers: { authorization: `Bearer ${TOKEN}` } })

const FEED = `query ($after: String) {
  feed(first: 2, after: $after) {
    edges { node { text } }
    pageInfo { hasNextPage endCursor }
  }
}`
const CREATE_POST = `mutation ($input: CreatePostInput!) {
  createPost(input: $input) {
    ... on CreatePostPayload { post { text } }
    ... on Error { code message }
  }
}`

let after = null
for (let page = 1; page <= 2; page += 1) {
  const { feed } = await client.request(FEED, { after })
  for (const { node } of feed.edges) console.log(`page ${page}: ${node.text}`)
  if (!feed.pageInfo.hasNextPage) break
  after = feed.pageInfo.endCursor
}

const { createPost } = await client.request(CREATE_POST, { input: { text: 'Posted by a #script' } })
if (createPost.code) throw new Error(`${createPost.code}: ${createPost.message}`)
console.log('posted:', createPost.post.text)
