import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { messages } from '#rules/messages.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { createTrio, postForm, type TestMember, visit } from '#tests/support/members.ts'
import { textAt } from '#tests/support/json.ts'
import { caption, plainMeme, postMeme, postRemix } from '#tests/support/memes.ts'
import { notificationsOf } from '#tests/support/notifications.ts'
import { drawPicture, readPicture } from '#tests/support/pictures.ts'
import { sendMutation } from '#tests/support/send-mutation.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()
let author: TestMember
let reader: TestMember
// Otherwise, posts of other test files could fill the first page of a list.
beforeAll(async () => void (await app.dependencies.database.post.deleteMany()))
beforeEach(async () => {
  ;[author, reader] = await createTrio(app)
})

describe('marking a post as sensitive', () => {
  test('in GraphQL is read back in both APIs', async () => {
    const id = await postSensitive()
    expect(await isSensitive(id)).toBe(true)
    expect((await reader.rest.get(`/post/${id}`)).body).toMatchObject({ post: { isSensitive: true } })
    expect(await isSensitive(await author.post('Harmless'))).toBe(false)
  })

  test('in REST is read back, and other values are refused', async () => {
    const create = async (value: string) => {
      const form = postForm('Look away')
      form.append('isSensitive', value)
      return author.rest.form('/post', form)
    }
    const created = await create('true')
    expect(created).toMatchObject({ status: 201, body: { post: { isSensitive: true } } })
    expect(await isSensitive(created.text('post.id'))).toBe(true)
    expect(await create('false')).toMatchObject({ status: 201, body: { post: { isSensitive: false } } })
    expect(await create('maybe')).toMatchObject({
      status: 400,
      body: { message: messages.sensitiveInvalid },
    })
  })

  test('with the idempotency key of a post that is not sensitive is refused', async () => {
    const create = (sensitive: boolean) =>
      sendMutation(
        author.graphql,
        'createPost',
        { text: 'Once', isSensitive: sensitive, idempotencyKey: author.id },
        'post { isSensitive }',
      )
    expect(await create(false)).toMatchObject({ post: { isSensitive: false } })
    expect(await create(true)).toMatchObject({ __typename: 'IdempotencyKeyReusedError' })
  })
})

describe('remix of a sensitive meme', () => {
  test('is sensitive, and so are its remixes', async () => {
    const original = await postMeme(author, plainMeme(caption('Look away')), { isSensitive: true })
    const remix = await postRemix(reader, original)
    expect(await isSensitive(remix)).toBe(true)
    expect(await isSensitive(await postRemix(author, remix))).toBe(true)
  })

  test('of a harmless one is as its author chooses', async () => {
    const original = await postMeme(author)
    const input = { remixOfId: encodeGlobalId('Post', original), isSensitive: true }
    expect(await isSensitive(await postMeme(reader, plainMeme(caption('Look away')), input))).toBe(true)
    expect(await isSensitive(await postRemix(reader, original))).toBe(false)
  })
})

describe('setting of the viewer', () => {
  test('is BLUR for new members and changes', async () => {
    const setting = async () =>
      textAt((await reader.graphql.send('{ viewer { sensitiveMedia } }')).data, 'viewer.sensitiveMedia')
    expect(await setting()).toBe('BLUR')
    expect(await choose(reader, 'SHOW')).toMatchObject({ viewer: { sensitiveMedia: 'SHOW' } })
    expect(await setting()).toBe('SHOW')
  })

  test.for([
    ['SHOW', true],
    ['BLUR', true],
    ['HIDE', false],
  ] as const)('%s: lists contain sensitive posts: %s', async ([setting, isListed]) => {
    const word = `word${author.id.replaceAll('-', '')}`
    const id = await postSensitive(`${word} #${word}`)
    await sendMutation(
      reader.graphql,
      'followUser',
      { userId: encodeGlobalId('User', author.id) },
      '__typename',
    )
    await choose(reader, setting)
    const expected = isListed ? [id] : []
    expect(await listed(reader, word)).toEqual({
      feed: expected,
      followed: expected,
      search: expected,
      tag: expected,
      profile: expected,
      memes: expected,
      pages: expected,
    })
    expect(await isSensitive(id)).toBe(true)
  })

  test('HIDE leaves out neither own, saved nor liked posts', async () => {
    const own = await postSensitive('Mine', reader)
    const id = await postSensitive()
    await sendMutation(reader.graphql, 'savePost', { postId: encodeGlobalId('Post', id) }, '__typename')
    await reader.react(id, 'like')
    await choose(reader, 'HIDE')
    const { data } = await reader.graphql.send(
      `{ viewer {
        user { posts(first: 5) { edges { node { databaseId } } } }
        savedPosts(first: 5) { edges { node { databaseId } } }
        likedPosts(first: 5) { edges { node { databaseId } } }
      } }`,
    )
    const { user, savedPosts, likedPosts } = Object(data).viewer
    expect(idsOf(user.posts)).toEqual([own])
    expect(idsOf(savedPosts)).toEqual([id])
    expect(idsOf(likedPosts)).toEqual([id])
  })

  test('HIDE ends notifications about sensitive posts of others', async () => {
    await postSensitive(`For @${reader.username}`)
    expect((await notificationsOf(app, reader)).list).toHaveLength(1)
    await choose(reader, 'HIDE')
    expect((await notificationsOf(app, reader)).list).toEqual([])
  })
})

test('trending lists contain no sensitive posts, for members with any setting and visitors', async () => {
  const id = await postSensitive()
  const harmless = await author.post('Harmless', await drawPicture())
  await choose(reader, 'SHOW')
  for (const { graphql } of [author, reader, visit(app)]) {
    const { data } = await graphql.send('{ hotImagePosts(first: 50) { databaseId } }')
    const posts: { databaseId: string }[] = Object(data).hotImagePosts
    const ids = posts.map(({ databaseId }) => databaseId)
    expect(ids).toContain(harmless)
    expect(ids).not.toContain(id)
  }
  for (const { graphql } of [author, reader]) {
    const { data } = await graphql.send('{ trendingPosts(first: 50) { edges { node { databaseId } } } }')
    const ids = idsOf(Object(data).trendingPosts)
    expect(ids).toContain(harmless)
    expect(ids).not.toContain(id)
  }
  const { body } = await reader.rest.get('/post/trending?limit=50')
  const posts: { id: string }[] = Object(body).posts
  expect(posts.map((post) => post.id)).not.toContain(id)
  const { data } = await author.graphql.send(
    'query ($id: UUID!) { post(id: $id) { ranking { trendingRank } } }',
    { id },
  )
  expect(data).toEqual({ post: { ranking: { trendingRank: null } } })
})

test('link preview of a sensitive post has neither its picture nor its alternative text', async () => {
  const id = await postSensitive('')
  const { http } = visit(app)
  const html = await (await http.fetch(`/post/${id}`)).text()
  const tags = html.slice(0, html.indexOf('<!-- /slot:metadata -->'))
  expect(tags).toContain(`/media/preview/${id}.jpg`)
  expect(tags).not.toContain('A spoiler')
  // The middle of a card is white, and that of the picture is green.
  const { colorAt } = await readPicture(await http.fetch(`/media/preview/${id}.jpg`))
  expect(await colorAt(600, 440)).toEqual([255, 255, 255])
})

test('page of a sensitive post shows visitors a button instead of its picture', async () => {
  const id = await postSensitive()
  const html = await (await visit(app).http.fetch(`/post/${id}`)).text()
  const [article = ''] = /<article .*?<\/article>/s.exec(html) ?? []
  expect(article).toContain('Look away')
  expect(article).toContain('Sensitive content')
  expect(article).not.toContain('/media/image/')
  expect(article).not.toContain('A spoiler')
})

async function postSensitive(text = 'Look away', by = author): Promise<string> {
  const { data } = await by.graphql.send(
    'mutation ($input: CreatePostInput!) { createPost(input: $input) { ... on CreatePostPayload { post { databaseId } } } }',
    { input: { text, media: null, altText: 'A spoiler', isSensitive: true } },
    await drawPicture({ color: 'lime' }),
  )
  return textAt(data, 'createPost.post.databaseId')
}

async function isSensitive(id: string): Promise<unknown> {
  const { data } = await visit(app).graphql.send(
    'query ($id: UUID!) { sharedPost(id: $id) { isSensitive } }',
    { id },
  )
  return Object(data).sharedPost.isSensitive
}

function choose({ graphql }: TestMember, value: 'SHOW' | 'BLUR' | 'HIDE'): Promise<unknown> {
  return sendMutation(graphql, 'setSensitiveMedia', { value }, 'viewer { sensitiveMedia }')
}

type Posts = { edges: { node: { databaseId: string; author?: { databaseId: string } } }[] }

const idsOf = ({ edges }: Posts) => edges.map(({ node }) => node.databaseId)

/** The ids of the author's posts in each kind of list that the reader sees. The text and the only tag of the posts is the word. */
async function listed({ graphql, rest }: TestMember, word: string) {
  await app.run('index posts for searches')
  const posts = 'edges { node { databaseId author { databaseId } } }'
  const { data } = await graphql.send(
    `query ($author: UUID!, $word: String!) {
      feed(first: 50) { ${posts} }
      followed: followedFeed(first: 50) { ${posts} }
      search: searchPosts(first: 50, query: $word) { ${posts} }
      tag(name: $word) { posts(first: 50) { ${posts} } }
      user(id: $author) { posts(first: 50) { ${posts} } memes(first: 50) { ${posts} } }
    }`,
    { author: author.id, word },
  )
  const { feed, followed, search, tag, user } = Object(data)
  const page: { id: string; userId: string }[] = Object((await rest.get('/post?limit=50')).body).posts
  const ofAuthor = (list: Posts) =>
    idsOf({ edges: list.edges.filter(({ node }) => node.author?.databaseId === author.id) })
  return {
    feed: ofAuthor(feed),
    followed: ofAuthor(followed),
    search: ofAuthor(search),
    tag: ofAuthor(tag.posts),
    profile: ofAuthor(user.posts),
    memes: ofAuthor(user.memes),
    pages: page.filter(({ userId }) => userId === author.id).map(({ id }) => id),
  }
}
