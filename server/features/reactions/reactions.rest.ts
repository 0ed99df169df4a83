import { z } from 'zod'
import { messages } from '#rules/messages.ts'
import { reactionTypeSchema } from '#rules/post-rules.ts'
import { requirePost } from '#server/features/posts/load-post.ts'
import { postIdSchema, presentReactions, reactionShape } from '#server/features/posts/post-json.ts'
import { NotFoundError } from '#server/platform/refusals.ts'
import { operationFactory } from '#server/platform/rest/operation.ts'
import { success } from '#server/platform/rest/responses.ts'
import { reactToPost } from './react.ts'

const operation = operationFactory('Posts')

operation({
  route: 'POST /postinteractions',
  operationId: 'reactToPost',
  summary: 'Like or dislike a post',
  description: 'Replaces the other reaction. The same reaction again removes it.',
  access: 'write',
  input: {
    body: z.object({ postId: postIdSchema, type: reactionTypeSchema.describe('The reaction.') }),
  },
  response: success(messages.reacted, reactionShape),
  refusals: [NotFoundError],
  async handle({ dependencies, viewer, body: { postId, type } }) {
    await reactToPost(dependencies, viewer, postId, {
      kind: type === 'like' ? 'LIKE' : 'DISLIKE',
      isToggled: true,
    })
    return presentReactions(await requirePost(dependencies, viewer, postId))
  },
})
