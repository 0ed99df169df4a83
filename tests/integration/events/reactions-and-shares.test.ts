import { expect, test } from 'vitest'
import { postChanged } from '#server/features/posts/post-events.ts'
import { channelFor } from '#server/platform/events/topics.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { comment } from '#tests/support/comments.ts'
import { createMembers } from '#tests/support/members.ts'
import { sendMutation } from '#tests/support/send-mutation.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()

test('each change of what a card shows is published once', async () => {
  const [author, reader] = await createMembers(app, 2)
  if (!author || !reader) throw new Error('createMembers returned fewer than two members')
  const postId = await author.post('Hello')
  const id = encodeGlobalId('Post', postId)
  const { events, background } = app.dependencies
  let changes = 0
  const unsubscribe = events.subscribe(channelFor(postChanged, postId), () => (changes += 1))
  const changesBy = async (action: () => Promise<unknown>) => {
    const before = changes
    await action()
    await background.drain()
    return changes - before
  }
  const send = (mutation: string, input: object) =>
    changesBy(() => sendMutation(reader.graphql, mutation, { ...input }, '__typename'))

  expect(await send('reactToPost', { postId: id, type: 'LIKE' })).toBe(1)
  expect(await send('setReaction', { subjectId: id, type: 'LIKE' })).toBe(0)
  expect(await send('reactToPost', { postId: id, type: 'DISLIKE' })).toBe(1)
  expect(await send('reactToPost', { postId: id, type: 'DISLIKE' })).toBe(1)
  expect(await send('sharePost', { postId: id })).toBe(1)
  expect(await send('sharePost', { postId: id })).toBe(0)
  expect(await changesBy(() => comment(reader, postId, 'Hello'))).toBe(1)
  unsubscribe()
})
