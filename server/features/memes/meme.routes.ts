import type { FastifyReply } from 'fastify'
import { messages } from '#rules/messages.ts'
import { callerOf } from '#server/platform/http/caller.ts'
import { hasAlready } from '#server/platform/http/entity-tags.ts'
import { failure } from '#server/platform/http/error-response.ts'
import { registerRoutes } from '#server/platform/http/feature-routes.ts'
import { MemeTooComplexError } from '#server/platform/images/rasterize-meme.ts'
import { NotFoundError, ValidationError } from '#server/platform/refusals.ts'
import { drawCachedMeme, readCachedMeme } from './meme-cache.ts'
import { parseMemeUrl } from './meme-url.ts'

/** A refused drawing is never cached, and counts more often than one that others can use. */
const REFUSED_DRAWING_USES = 9

type MemeRoute = { Params: { file: string } }

/** A template with captions as a picture, which depends on the URL only. */
registerRoutes('site', async (scope, { dependencies }) => {
  scope.get<MemeRoute>('/memes/:file', async (request, reply) => {
    try {
      const url = parseMemeUrl(request.params.file, request.query)
      const etag = `"${url.hash}"`
      if (hasAlready(request.headers['if-none-match'], etag))
        return withHeaders(reply, etag).status(304).send()
      const cached = await readCachedMeme(dependencies, url)
      if (!cached) {
        const { isAllowed, resetSeconds } = await dependencies.rateLimiter.consume(
          'memeRenders',
          callerOf(request).network,
        )
        if (!isAllowed) return rejectRender(reply, resetSeconds)
      }
      const picture = cached ?? (await drawCachedMeme(dependencies, url))
      return withHeaders(reply, etag).type(url.type).send(picture)
    } catch (error) {
      if (error instanceof MemeTooComplexError)
        await dependencies.rateLimiter.consume('memeRenders', callerOf(request).network, REFUSED_DRAWING_USES)
      return refuse(reply, error)
    }
  })
})

function withHeaders(reply: FastifyReply, etag: string): FastifyReply {
  return reply.headers({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    // Other sites embed the picture.
    'cross-origin-resource-policy': 'cross-origin',
    etag,
  })
}

function rejectRender(reply: FastifyReply, seconds: number): FastifyReply {
  const refusal = failure('RATE_LIMITED', messages.tooManyRequests(seconds))
  return reply.status(429).headers({ 'retry-after': seconds, 'cache-control': 'no-store' }).send(refusal)
}

function refuse(reply: FastifyReply, error: unknown): FastifyReply {
  reply.header('cache-control', 'no-store')
  if (error instanceof NotFoundError) return reply.status(404).send(failure('NOT_FOUND', error.message))
  if (error instanceof ValidationError || error instanceof MemeTooComplexError)
    return reply.status(400).send(failure('VALIDATION_FAILED', error.message))
  throw error
}
