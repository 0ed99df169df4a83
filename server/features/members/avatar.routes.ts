import { messages } from '#rules/messages.ts'
import { renderDefaultAvatar } from './default-avatar.ts'
import { failure } from '#server/platform/http/error-response.ts'
import { registerRoutes } from '#server/platform/http/feature-routes.ts'

type AvatarRoute = { Params: { color: string; name: string } }

/** Members without a photo get an SVG that depends only on the URL, so that clients can cache it permanently. */
registerRoutes('site', async (scope) => {
  scope.get<AvatarRoute>('/media/avatar/:color/:name.svg', async ({ params }, reply) => {
    const svg = renderDefaultAvatar(Number(params.color), params.name)
    if (!svg) return reply.status(404).send(failure('NOT_FOUND', messages.notFound))
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      // API clients on other origins embed the avatars.
      'cross-origin-resource-policy': 'cross-origin',
    })
    return reply.type('image/svg+xml; charset=utf-8').send(svg)
  })
})
