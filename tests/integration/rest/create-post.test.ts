import { beforeAll, describe, expect, test } from 'vitest'
import { messages } from '#rules/messages.ts'
import { createMember, postForm, type TestMember, visit } from '#tests/support/members.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const FAMILY = '👨‍👩‍👧‍👦'

const app = await sharedApp()
let member: TestMember
beforeAll(async () => {
  member = await createMember(app)
})

describe('creating a post', () => {
  test('with text returns the post with all documented names', async () => {
    const answer = await create('Why did the #chicken cross the road?')
    expect(answer.status).toBe(201)
    const userId = await idOf(member)
    expect(answer.body).toEqual({
      success: true,
      message: 'Post created successfully',
      post: {
        id: expect.stringMatching(UUID),
        title: 'Why did the #chicken cross the road?',
        postUrl: null,
        userId,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        updatedAt: answer.text('post.createdAt'),
        like: 0,
        dislike: 0,
        likes: 0,
        comments: 0,
        shares: 0,
        tags: ['chicken'],
        isSensitive: false,
        userReaction: null,
        author: {
          fullName: member.username,
          username: member.username,
          profilePhotoUrl: expect.stringMatching(/^\/media\/avatar\/\d+\/[a-z]+\.svg$/),
        },
      },
    })
    const age = app.clock.now().getTime() - Date.parse(answer.text('post.createdAt'))
    expect(age).toBeGreaterThanOrEqual(0)
    expect(age).toBeLessThan(10_000)
    const read = await member.rest.get(`/post/${answer.text('post.id')}`)
    expect(read).toMatchObject({ status: 200, body: { message: 'Post fetched successfully' } })
    expect(read.body).toMatchObject({ post: JSON.parse(JSON.stringify(answer.body)).post })
  })

  test('with an image requires no text', async () => {
    const answer = await create('', await drawPicture())
    expect(answer).toMatchObject({ status: 201, body: { post: { title: '' } } })
    expect(answer.text('post.postUrl')).toMatch(/^\/media\/image\/full\/[0-9a-f-]{36}\.webp$/)
  })

  test('with an image and text stores both', async () => {
    const answer = await create('Look!', await drawPicture())
    expect(answer).toMatchObject({ status: 201, body: { post: { title: 'Look!' } } })
    expect(answer.text('post.postUrl')).toMatch(/\.webp$/)
  })

  test.for(['', '   ', '\n\t \r\n', '\u00a0\u2003'])('with only %j is refused', async (text) => {
    expect(await create(text)).toMatchObject({
      status: 400,
      body: {
        success: false,
        message: 'Please add some text or attach a media file to create a post.',
        code: 'VALIDATION_FAILED',
      },
    })
  })

  test('with an empty form is refused', async () => {
    expect(await member.rest.form('/post', new FormData())).toMatchObject({
      status: 400,
      body: { message: 'Please add some text or attach a media file to create a post.' },
    })
  })

  test('accepts 500 characters and refuses 501 with their count', async () => {
    expect(await create('x'.repeat(500))).toMatchObject({ status: 201 })
    expect(await create('x'.repeat(501))).toMatchObject({
      status: 400,
      body: {
        success: false,
        message: 'Text cannot exceed 500 characters. Currently 501 characters.',
        code: 'VALIDATION_FAILED',
      },
    })
    expect(await create('x'.repeat(1234))).toMatchObject({
      body: { message: 'Text cannot exceed 500 characters. Currently 1234 characters.' },
    })
  })

  test('counts an emoji of several code points as one character', async () => {
    const families = FAMILY.repeat(500)
    expect(await create(families)).toMatchObject({ status: 201, body: { post: { title: families } } })
    expect(await create(`${families}!`)).toMatchObject({
      status: 400,
      body: { message: 'Text cannot exceed 500 characters. Currently 501 characters.' },
    })
  })

  test('refuses a character of thousands of code points and hidden text', async () => {
    for (const hidden of ['\u0301'.repeat(6000), '\u{e0061}'.repeat(30)])
      expect(await create(`🏴${hidden}`)).toMatchObject({
        status: 400,
        body: { message: messages.textHasExcessMarks },
      })
  })

  test('refuses far too long text without its exact count and does not read a larger body', async () => {
    expect(await create('x'.repeat(200_000))).toMatchObject({
      status: 400,
      body: { message: 'Text cannot exceed 500 characters. Currently more than 2000 characters.' },
    })
    expect(await create('x'.repeat(300_000))).toMatchObject({
      status: 413,
      body: { success: false, message: 'The request body is too large', code: 'BODY_TOO_LARGE' },
    })
  })

  test('accepts an empty file field', async () => {
    const parts = [
      'Content-Disposition: form-data; name="title"\r\n\r\nJust words',
      'Content-Disposition: form-data; name="post"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n',
    ]
    const response = await member.http.fetch('/api/v1/post', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: `${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--\r\n`,
    })
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({ post: { title: 'Just words', postUrl: null } })
  })

  test('trims white space', async () => {
    const text = 'x'.repeat(500)
    expect(await create(`\n   ${text}  \n`)).toMatchObject({ status: 201, body: { post: { title: text } } })
  })

  test('normalizes Unicode', async () => {
    const answer = await create('Cafe\u0301\r\none\rtwo\n\nthree')
    expect(answer.text('post.title')).toBe('Caf\u00e9\none\ntwo\n\nthree')
  })

  test('keeps characters that are special in HTML or SQL', async () => {
    const text = `<script>alert(1)</script> '; DROP TABLE posts; -- \\ %s $1 \u{1f600}`
    expect(await create(text)).toMatchObject({ status: 201, body: { post: { title: text } } })
  })

  test('removes characters that PostgreSQL text cannot contain', async () => {
    expect((await create('ab\u0007\tc')).text('post.title')).toBe('ab\tc')
  })

  test.each(['a\u0000b', '\ud83d alone', 'alone \udc00'])(
    'refuses text that is invalid: %j',
    async (text) => {
      const answer = await member.graphql.send(
        'mutation ($input: CreatePostInput!) { createPost(input: $input) { ... on Error { message } } }',
        { input: { text } },
      )
      expect(answer.text('createPost.message')).toBe('The text contains characters that cannot be shown')
    },
  )

  test('removes bidirectional overrides', async () => {
    expect((await create('a\u202eb\u202c \u200fc')).text('post.title')).toBe('ab \u200fc')
  })

  test('finds each hashtag once, in lower case, and none in URLs', async () => {
    const answer = await create('#Meme #meme x#no &#39; https://a.example/#top #über_1 #日本 # #\n(#last)')
    expect(answer.body).toMatchObject({ post: { tags: ['meme', 'über_1', '日本', 'last'] } })
  })

  test('stores the first ten hashtags', async () => {
    const tags = Array.from({ length: 12 }, (_, index) => `#t${index}`)
    const answer = await create(tags.join(' '))
    expect(answer.body).toMatchObject({ post: { tags: tags.slice(0, 10).map((tag) => tag.slice(1)) } })
  })

  test('limits the alternative text', async () => {
    const form = postForm('', await drawPicture())
    form.append('altText', 'x'.repeat(1501))
    expect(await member.rest.form('/post', form)).toMatchObject({
      status: 400,
      body: { message: 'The description of the image is too long.' },
    })
  })
})

test('visitor cannot post and is refused before the image is read', async () => {
  const response = await visit(app).http.fetch('/api/v1/post', {
    method: 'POST',
    body: postForm('hi', new Blob(['no picture'])),
  })
  expect({ status: response.status, body: await response.json() }).toEqual({
    status: 401,
    body: { success: false, message: 'No token found in cookies', code: 'NOT_AUTHENTICATED' },
  })
})

function create(text: string, picture?: Blob) {
  return member.rest.form('/post', postForm(text, picture))
}

async function idOf({ graphql }: TestMember): Promise<string> {
  return (await graphql.send('{ viewer { user { databaseId } } }')).text('viewer.user.databaseId')
}
