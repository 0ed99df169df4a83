import { messages } from '#rules/messages.ts'
import { requirePost } from '#server/features/posts/load-post.ts'
import { postIdSchema, shareCountField } from '#server/features/posts/post-json.ts'
import { operationFactory } from '#server/platform/rest/operation.ts'
import { success } from '#server/platform/rest/responses.ts'
import { sharePost } from './share-post.ts'

const operation = operationFactory('Posts')

operation({
  route: 'POST /post/:id/share',
  operationId: 'sharePost',
  summary: 'Record a share',
  description:
    'Records that the caller shared the link to the post, `/post/{id}`. A member counts once, however often they share it. `/post/me/share` is not a path of this operation: `me` is no ID.',
  access: 'write',
  input: { id: postIdSchema },
  response: success(messages.shared, { shares: shareCountField }),
  async handle({ dependencies, viewer, id }) {
    await sharePost(dependencies, viewer, id)
    return { shares: (await requirePost(dependencies, viewer, id)).shareCount }
  },
})
