import { messages } from '#rules/messages.ts'
import { renderDefaultAvatar } from './default-avatar.ts'
import { failure } from '#server/platform/http/error-response.ts'
import { registerRoutes } from '#server/platform/http/feature-routes.ts'

type AvatarRoute = { Params: { design: string; file: string } }

/** Members without a photo get an SVG that depends only on the URL, so that clients can cache it permanently. */
registerRoutes('site', async (scope) => {
  scope.get<AvatarRoute>('/media/avatar/:design/:file', async ({ params }, reply) => {
    const [, initials] = /^(.+)\.svg$/su.exec(params.file) ?? []
    const design = /^\d{1,2}$/.test(params.design) ? Number(params.design) : -1
    const svg = initials === undefined ? null : renderDefaultAvatar(design, initials)
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
