import { expect, test } from 'vitest'
import { postReactionChanged } from '#server/features/reactions/reaction-events.ts'
import { postShared } from '#server/features/sharing/share-events.ts'
import { channelFor } from '#server/platform/events/topics.ts'
import { createMembers, postForm } from '#tests/support/members.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()

test('reactions and first shares are published with the post, its author and the member', async () => {
  const [author, reader] = await createMembers(app, 2)
  if (!author || !reader) throw new Error('createMembers returned fewer than two members')
  const postId = (await author.rest.form('/post', postForm('Hello'))).text('post.id')
  const { events, background } = app.dependencies
  const received: unknown[] = []
  for (const topic of [postReactionChanged, postShared])
    events.subscribe(channelFor(topic, postId), (event) => received.push(event))

  const input = { postId: Buffer.from(`Post:${postId}`).toString('base64url') }
  const react = `mutation ($postId: ID!, $type: ReactionType!) {
    reactToPost(input: { postId: $postId, type: $type }) { __typename }
  }`
  for (const type of ['LIKE', 'DISLIKE', 'DISLIKE']) await reader.graphql.send(react, { ...input, type })
  const share = 'mutation ($postId: ID!) { sharePost(input: { postId: $postId }) { __typename } }'
  for (let times = 0; times < 2; times += 1) await reader.graphql.send(share, input)
  await background.drain()

  const payload = { postId, authorId: author.id, memberId: reader.id }
  expect(received).toEqual([
    { topic: 'postReactionChanged', payload: { ...payload, type: 'LIKE' } },
    { topic: 'postReactionChanged', payload: { ...payload, type: 'DISLIKE' } },
    { topic: 'postReactionChanged', payload: { ...payload, type: null } },
    { topic: 'postShared', payload },
  ])
})
