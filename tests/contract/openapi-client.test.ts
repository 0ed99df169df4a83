import { randomUUID } from 'node:crypto'
import { OpenAPIClientAxios } from 'openapi-client-axios'
import { expect, test } from 'vitest'
import { PASSWORD, registration } from '#tests/support/members.ts'
import { listAt, textAt } from '#tests/support/json.ts'
import { codeIn } from '#tests/support/mailbox.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()

test('client generated from the document registers, posts, reacts and deletes', async () => {
  const api = new OpenAPIClientAxios({
    definition: `${app.url}/api/v1/openapi.json`,
    axiosConfigDefaults: { baseURL: `${app.url}/api/v1` },
  })
  const client = await api.getClient()
  const username = `program_${randomUUID().slice(0, 8)}`
  const email = `${username}@mail.example`

  expect((await client['register']?.(undefined, registration({ username, email })))?.status).toBe(201)
  const otp = codeIn(await app.mailbox.next(email))
  expect((await client['verifyOtp']?.(undefined, { email, otp }))?.status).toBe(200)
  const login = await client['login']?.(undefined, { email, password: PASSWORD })
  const token = textAt(login?.data, 'tokens.access.token')
  client.defaults.headers.common.Authorization = `Bearer ${token}`

  const form = new FormData()
  form.append('title', 'Made by a program')
  form.append('post', await drawPicture(), 'picture.png')
  const posted = await client['createPost']?.(undefined, form)
  const id = textAt(posted?.data, 'post.id')
  expect(posted?.headers['location']).toBe(`/api/v1/post/${id}`)

  const feed = await client['listFeed']?.({ page: 1, limit: 5 })
  const totalPosts = await app.dependencies.database.post.count({ where: { isPublic: true } })
  expect(feed?.data).toMatchObject({ totalPosts })
  expect(listAt(feed?.data, 'posts')[0]).toMatchObject({ id, title: 'Made by a program' })
  const reaction = await client['reactToPost']?.(undefined, { postId: id, type: 'like' })
  expect(reaction?.data).toMatchObject({ like: 1, userReaction: 'like' })
  expect((await client['getPost']?.({ id }))?.data).toMatchObject({ post: { like: 1 } })

  expect((await client['deletePost']?.({ id }))?.status).toBe(200)
  const gone = await client['getPost']?.({ id }, undefined, { validateStatus: () => true })
  expect(gone?.data).toEqual({ success: false, message: 'Post not found', code: 'NOT_FOUND' })
})
