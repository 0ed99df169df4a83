import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/domain/dependencies.ts'
import { NotFoundError, parseInput } from '#server/domain/errors.ts'
import type { Viewer } from '#server/domain/members/viewer.ts'
import { createPost } from '#server/domain/posts/create-post.ts'
import { deletePost } from '#server/domain/posts/delete-post.ts'
import { loadPost } from '#server/domain/posts/load-post.ts'
import type { PostView } from '#server/domain/posts/post-view.ts'
import { sharePost } from '#server/domain/posts/share-post.ts'
import { reactToPost } from '#server/domain/reactions/react-to-post.ts'
import { readPage } from './pages.ts'
import type { RestScope } from './compilers.ts'
import { withForm } from './form.ts'
import { presentPost, presentReactions } from './present.ts'
import { acceptForms } from './request-body.ts'
import * as schema from './schemas/posts.ts'
import { uploadIdSchema } from './schemas/shapes.ts'
import { succeed } from './succeed.ts'
import { viewerOf, writerOf } from './viewer.ts'

const REACTION_KINDS = { like: 'LIKE', dislike: 'DISLIKE' } as const

export async function postRoutes(scope: RestScope, { dependencies }: { dependencies: Dependencies }) {
  await scope.register(async (forms) => {
    await acceptForms(forms)
    forms.post('/post', { schema: schema.createPost }, (request, reply) => {
      const viewer = writerOf(request)
      return withForm(dependencies, request, async ({ fields, upload }) => {
        const draft = {
          text: fields['title'] ?? '',
          altText: fields['altText'] ?? '',
          upload,
          mediaId: fields['mediaId'] ? parseInput(uploadIdSchema, fields['mediaId']) : null,
          idempotencyKey: request.headers['idempotency-key']?.toString() ?? null,
        }
        const postId = await createPost(dependencies, viewer, draft)
        const post = presentPost(await requirePost(dependencies, viewer, postId))
        reply.header('location', `${scope.prefix}/post/${postId}`)
        return reply.status(201).send(succeed(messages.postCreated, { post }))
      })
    })
  })

  scope.get('/post', { schema: schema.listFeed }, (request) =>
    readPage(dependencies, viewerOf(request), { kind: 'feed' }, request.query),
  )

  scope.get('/post/me', { schema: schema.listOwnPosts }, (request) => {
    const viewer = viewerOf(request)
    return readPage(dependencies, viewer, { kind: 'member', memberId: viewer.memberId }, request.query)
  })

  scope.get('/post/trending', { schema: schema.listTrendingPosts }, (request) =>
    readPage(dependencies, viewerOf(request), { kind: 'trending' }, request.query),
  )

  scope.get('/post/:id', { schema: schema.getPost }, async (request) => {
    const post = await requirePost(dependencies, viewerOf(request), request.params.id)
    return succeed(messages.postFetched, { post: presentPost(post) })
  })

  scope.delete('/post/me/:id', { schema: schema.deletePost }, async (request) => {
    await deletePost(dependencies, writerOf(request), request.params.id)
    return succeed(messages.postDeleted)
  })

  scope.post('/post/:id/share', { schema: schema.sharePost }, async (request) => {
    const viewer = writerOf(request)
    await sharePost(dependencies, viewer, request.params.id)
    const { shareCount } = await requirePost(dependencies, viewer, request.params.id)
    return succeed(messages.shared, { shares: shareCount })
  })

  scope.post('/postinteractions', { schema: schema.reactToPost }, async (request) => {
    const viewer = writerOf(request)
    const { postId, type } = request.body
    await reactToPost(dependencies, viewer, postId, REACTION_KINDS[type])
    const post = await requirePost(dependencies, viewer, postId)
    return succeed(messages.reacted, presentReactions(post))
  })
}

async function requirePost(dependencies: Dependencies, viewer: Viewer, id: string): Promise<PostView> {
  const post = await loadPost(dependencies, viewer, id)
  if (!post) throw new NotFoundError(messages.postNotFound)
  return post
}
