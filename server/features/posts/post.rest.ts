import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { NotFoundError, parseInput } from '#server/platform/refusals.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { createPost } from './create-post.ts'
import { deletePost } from './delete-post.ts'
import { loadPost } from './load-post.ts'
import type { PostView } from './post-view.ts'
import { sharePost } from '#server/features/sharing/share-post.ts'
import { reactToPost } from '#server/features/reactions/react-to-post.ts'
import { readPage } from './post-pages.rest.ts'
import type { RestScope } from '#server/platform/rest/compilers.ts'
import { withForm } from '#server/platform/rest/form.ts'
import { presentPost, presentReactions } from '#server/platform/rest/present.ts'
import { acceptForms } from '#server/platform/rest/request-body.ts'
import * as schema from './post.schemas.ts'
import { uploadIdSchema } from '#server/platform/rest/shapes.ts'
import { succeed } from '#server/platform/rest/succeed.ts'
import { viewerOf, writerOf } from '#server/platform/rest/viewer.ts'

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
