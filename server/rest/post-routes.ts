import type { FastifyInstance } from 'fastify'
import { validate } from 'uuid'
import { messages } from '#rules/messages.ts'
import { reactionTypeSchema } from '#rules/post-rules.ts'
import type { Dependencies } from '#server/domain/dependencies.ts'
import { NotFoundError, parseInput, ValidationError } from '#server/domain/errors.ts'
import type { Viewer } from '#server/domain/members/session.ts'
import { createPost } from '#server/domain/posts/create-post.ts'
import { deletePost } from '#server/domain/posts/delete-post.ts'
import { loadPost } from '#server/domain/posts/load-post.ts'
import type { PostView } from '#server/domain/posts/post-view.ts'
import { reactToPost } from '#server/domain/reactions/react-to-post.ts'
import { pageOf, readPage } from './pages.ts'
import { withForm } from './form.ts'
import { presentPost, presentReactions } from './present.ts'
import { acceptForms, fieldsOf } from './request-body.ts'
import { viewerOf } from './viewer.ts'

const REACTION_KINDS = { like: 'LIKE', dislike: 'DISLIKE' } as const

type WithId = { Params: { id: string } }

export async function postRoutes(scope: FastifyInstance, { dependencies }: { dependencies: Dependencies }) {
  await scope.register(async (forms) => {
    await acceptForms(forms)
    forms.post('/post', (request, reply) => {
      const viewer = viewerOf(request)
      return withForm(request, async ({ fields, upload }) => {
        const draft = { text: fields['title'] ?? '', altText: fields['altText'] ?? '', upload }
        const postId = await createPost(dependencies, viewer, draft)
        const post = presentPost(await requirePost(dependencies, viewer, postId))
        return reply.status(201).send({ success: true, message: messages.postCreated, post })
      })
    })
  })

  scope.get('/post', (request) =>
    readPage(dependencies, viewerOf(request), { kind: 'feed' }, pageOf(request)),
  )

  scope.get('/post/me', (request) => {
    const viewer = viewerOf(request)
    return readPage(dependencies, viewer, { kind: 'member', memberId: viewer.memberId }, pageOf(request))
  })

  scope.get('/post/trending', (request) =>
    readPage(dependencies, viewerOf(request), { kind: 'trending' }, pageOf(request)),
  )

  scope.get<WithId>('/post/:id', async (request) => {
    const post = await requirePost(dependencies, viewerOf(request), postIdOf(request.params.id))
    return { success: true, message: messages.postFetched, post: presentPost(post) }
  })

  scope.delete<WithId>('/post/me/:id', async (request) => {
    await deletePost(dependencies, viewerOf(request), postIdOf(request.params.id))
    return { success: true, message: messages.postDeleted }
  })

  scope.post('/postinteractions', async (request) => {
    const viewer = viewerOf(request)
    const { postId, type } = fieldsOf(request)
    const id = postIdOf(postId)
    await reactToPost(dependencies, viewer, id, REACTION_KINDS[parseInput(reactionTypeSchema, type)])
    const post = await requirePost(dependencies, viewer, id)
    return { success: true, message: messages.reacted, ...presentReactions(post) }
  })
}

function postIdOf(id: unknown): string {
  if (typeof id === 'string' && validate(id)) return id.toLowerCase()
  throw new ValidationError([{ path: 'id', message: messages.postIdInvalid }])
}

async function requirePost(dependencies: Dependencies, viewer: Viewer, id: string): Promise<PostView> {
  const post = await loadPost(dependencies, viewer, id)
  if (!post) throw new NotFoundError(messages.postNotFound)
  return post
}
