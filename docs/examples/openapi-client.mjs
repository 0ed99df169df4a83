// Creates a client from the OpenAPI document, with a method for each operationId. npm install axios openapi-client-axios
import { OpenAPIClientAxios } from 'openapi-client-axios'

const { GUFFAW = 'http://localhost:4000', TOKEN } = process.env
const api = new OpenAPIClientAxios({
  definition: `${GUFFAW}/api/v1/openapi.json`,
  axiosConfigDefaults: {
    baseURL: `${GUFFAW}/api/v1`,
    headers: { authorization: `Bearer ${TOKEN}` },
  },
})
const client = await api.getClient()

const feed = await client.listFeed({ page: 1, limit: 2 })
for (const post of feed.data.posts) console.log(`@${post.author.username}: ${post.title}`)

const form = new FormData()
form.append('title', 'Posted by an OpenAPI client')
const { data } = await client.createPost(null, form)
const reaction = await client.reactToPost(null, { postId: data.post.id, type: 'like' })
console.log('likes:', reaction.data.like)

await client.deletePost({ id: data.post.id })
const deleted = await client.getPost({ id: data.post.id }).catch((error) => error.response)
console.log(deleted.status, deleted.data.message)
