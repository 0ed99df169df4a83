import { beforeEach, expect, test } from 'vitest'
import { messages } from '#rules/messages.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { createTrio, type TestMember } from '#tests/support/members.ts'

import { sendMutation } from '#tests/support/send-mutation.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()
let ann: TestMember
let ben: TestMember
beforeEach(async () => {
  ;[ann, ben] = await createTrio(app)
})

test('saved posts are private and listed with the last saved first', async () => {
  const [older, newer] = [await ben.post('older'), await ben.post('newer')]
  expect(await save(ann, newer)).toEqual({ __typename: 'SavePostPayload', post: { viewerSaved: true } })
  await save(ann, older)
  // Saving again does not move a post to the top.
  await save(ann, newer)
  expect(await savedBy(ann)).toEqual(['older', 'newer'])
  expect(await savedBy(ben)).toEqual([])
  const { data } = await ben.graphql.send('query ($id: UUID!) { post(id: $id) { viewerSaved } }', {
    id: older,
  })
  expect(data).toEqual({ post: { viewerSaved: false } })
})

test('saved posts are paged in both directions and are not counted', async () => {
  for (let number = 1; number <= 5; number += 1) await save(ann, await ben.post(`post ${number}`))
  const { data } = await ann.graphql.send(
    '{ viewer { savedPosts(first: 2) { totalCount pageCursors { totalPages } pageInfo { endCursor } } } }',
  )
  const { pageInfo, ...counts } = Object(data).viewer.savedPosts
  expect(counts).toEqual({ totalCount: null, pageCursors: null })
  expect(await savedBy(ann, `first: 2, after: "${pageInfo.endCursor}"`)).toEqual(['post 3', 'post 2'])
  expect(await savedBy(ann, `last: 1, before: "${pageInfo.endCursor}"`)).toEqual(['post 5'])
  expect(await savedBy(ann, 'last: 1')).toEqual(['post 1'])
})

test('unsaving removes a post, and nothing if it is not saved or another member saved it', async () => {
  const postId = await ben.post('Knock, knock')
  for (const member of [ann, ben]) await save(member, postId)
  const unsaved = { __typename: 'UnsavePostPayload', post: { viewerSaved: false } }
  expect(await unsave(ann, postId)).toEqual(unsaved)
  expect(await unsave(ann, postId)).toEqual(unsaved)
  expect(await savedBy(ann)).toEqual([])
  expect(await savedBy(ben)).toEqual(['Knock, knock'])
})

test('a deleted post is no longer saved', async () => {
  const postId = await ben.post('Knock, knock')
  await save(ann, postId)
  await ben.rest.delete(`/post/me/${postId}`)
  expect(await savedBy(ann)).toEqual([])
  expect(await save(ann, postId)).toMatchObject({ code: 'NOT_FOUND', message: messages.postNotFound })
})

test('simultaneous saves of one post save it once', async () => {
  const postId = await ben.post('Knock, knock')
  await Promise.all([1, 2, 3].map(() => save(ann, postId)))
  expect(await savedBy(ann)).toEqual(['Knock, knock'])
})

function save({ graphql }: TestMember, postId: string): Promise<unknown> {
  return sendMutation(graphql, 'savePost', { postId: encodeGlobalId('Post', postId) }, 'post { viewerSaved }')
}

function unsave({ graphql }: TestMember, postId: string): Promise<unknown> {
  return sendMutation(
    graphql,
    'unsavePost',
    { postId: encodeGlobalId('Post', postId) },
    'post { viewerSaved }',
  )
}

async function savedBy({ graphql }: TestMember, window = 'first: 50'): Promise<string[]> {
  const { data } = await graphql.send(`{ viewer { savedPosts(${window}) { edges { node { text } } } } }`)
  const edges: { node: { text: string } }[] = Object(data).viewer.savedPosts.edges
  return edges.map(({ node }) => node.text)
}
