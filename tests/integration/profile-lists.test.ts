import { beforeEach, describe, expect, test } from 'vitest'
import { comment } from '#tests/support/comments.ts'
import { createTrio, type TestMember } from '#tests/support/members.ts'
import { change } from '#tests/support/member-mutations.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()
let ann: TestMember
let ben: TestMember
let cat: TestMember
beforeEach(async () => {
  ;[ann, ben, cat] = await createTrio(app)
})

describe('memes of a member', () => {
  test('are their posts with a picture, newest first', async () => {
    await ben.post('words only')
    for (const text of ['first', 'second']) await postPicture(ben, text)
    await postPicture(cat, 'of another member')
    expect(await listOf(ann, ben, 'memes')).toEqual(['second', 'first'])
    expect(await listOf(ben, ben, 'memes')).toEqual(['second', 'first'])
  })

  test('are paged in both directions', async () => {
    for (const text of ['a', 'b', 'c']) await postPicture(ben, text)
    const cursor = await cursorAfterFirst(ann, ben, 'memes')
    expect(await listOf(ann, ben, 'memes', `first: 1, after: "${cursor}"`)).toEqual(['b'])
    expect(await listOf(ann, ben, 'memes', 'last: 1')).toEqual(['a'])
  })
})

describe('comments of a member', () => {
  test('are those on all posts, newest first, without deleted ones', async () => {
    const [first, second] = [await ann.post('a'), await cat.post('b')]
    await comment(ben, first, 'on the first')
    const deleted = await comment(ben, first, 'deleted')
    await comment(cat, first, 'of another member')
    await comment(ben, second, 'on the second')
    await ben.graphql.send(
      'mutation ($id: ID!) { deleteComment(input: { commentId: $id }) { __typename } }',
      {
        id: deleted,
      },
    )
    expect(await listOf(ann, ben, 'comments')).toEqual(['on the second', 'on the first'])
  })

  test('are paged in both directions', async () => {
    const post = await ann.post('a')
    for (const text of ['1', '2', '3']) await comment(ben, post, text)
    const cursor = await cursorAfterFirst(ann, ben, 'comments')
    expect(await listOf(ann, ben, 'comments', `first: 1, after: "${cursor}"`)).toEqual(['2'])
    expect(await listOf(ann, ben, 'comments', 'last: 1')).toEqual(['1'])
  })

  test('are hidden with a post that the viewer cannot see', async () => {
    const post = await cat.post('b')
    await comment(ben, post, 'on a post of cat')
    await change(ann, 'blockUser', cat)
    expect(await listOf(ann, ben, 'comments')).toEqual([])
    expect(await listOf(ben, ben, 'comments')).toEqual(['on a post of cat'])
  })
})

describe('liked posts', () => {
  test('are private and listed with the last liked first', async () => {
    const [older, newer] = [await ben.post('older'), await ben.post('newer')]
    await ann.react(newer, 'like')
    await ann.react(older, 'like')
    expect(await likedBy(ann)).toEqual(['older', 'newer'])
    expect(await likedBy(ben)).toEqual([])
  })

  test('are without disliked posts and those that are no longer liked', async () => {
    const [disliked, changed, undone] = [await ben.post('a'), await ben.post('b'), await ben.post('c')]
    await ann.react(disliked, 'dislike')
    for (const kind of ['like', 'dislike'] as const) await ann.react(changed, kind)
    for (let time = 0; time < 2; time += 1) await ann.react(undone, 'like')
    expect(await likedBy(ann)).toEqual([])
  })

  test('are paged in both directions', async () => {
    for (const text of ['1', '2', '3']) await ann.react(await ben.post(text), 'like')
    const { data } = await ann.graphql.send(
      '{ viewer { likedPosts(first: 1) { totalCount pageInfo { endCursor } } } }',
    )
    const { totalCount, pageInfo } = Object(data).viewer.likedPosts
    expect(totalCount).toBeNull()
    expect(await likedBy(ann, `first: 1, after: "${pageInfo.endCursor}"`)).toEqual(['2'])
    expect(await likedBy(ann, 'last: 1')).toEqual(['1'])
  })
})

async function postPicture(member: TestMember, title: string) {
  const form = new FormData()
  form.append('title', title)
  form.append('post', await drawPicture({ width: 40, height: 40 }))
  await member.rest.form('/post', form)
}

type List = 'memes' | 'comments'

async function listOf(viewer: TestMember, { id }: TestMember, list: List, window = 'first: 50') {
  const { data } = await viewer.graphql.send(`{ user(id: "${id}") { ${list}(${window}) { ${TEXTS} } } }`)
  return textsOf(Object(data).user[list])
}

async function cursorAfterFirst(viewer: TestMember, { id }: TestMember, list: List): Promise<string> {
  const { data } = await viewer.graphql.send(
    `{ user(id: "${id}") { ${list}(first: 1) { pageInfo { endCursor } } } }`,
  )
  return Object(data).user[list].pageInfo.endCursor
}

async function likedBy({ graphql }: TestMember, window = 'first: 50') {
  const { data } = await graphql.send(`{ viewer { likedPosts(${window}) { ${TEXTS} } } }`)
  return textsOf(Object(data).viewer.likedPosts)
}

const TEXTS = 'edges { node { text } }'

function textsOf({ edges }: { edges: { node: { text: string } }[] }): string[] {
  return edges.map(({ node }) => node.text)
}
