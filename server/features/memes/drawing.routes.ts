import type { FastifyReply } from 'fastify'
import { messages } from '#rules/messages.ts'
import { failure } from '#server/platform/http/error-response.ts'
import { registerRoutes } from '#server/platform/http/feature-routes.ts'
import { readEmojiFile } from '#server/platform/images/meme-assets.ts'
import { findSticker } from './stickers.ts'

type DrawingRoute = { Params: { name: string } }

/** The drawings of stickers and emoji, which everyone can see. Emoji never change. */
registerRoutes('site', async (scope) => {
  scope.get<DrawingRoute>('/memes/stickers/:name.svg', async ({ params }, reply) => {
    const svg = findSticker(params.name)?.svg
    return sendDrawing(reply, svg, { unknown: messages.memeStickerUnknown, caching: 'max-age=86400' })
  })
  scope.get<DrawingRoute>('/memes/emoji/:name.svg', async ({ params }, reply) => {
    const svg = await readEmojiFile(params.name)
    return sendDrawing(reply, svg, {
      unknown: messages.memeEmojiUnknown,
      caching: 'max-age=31536000, immutable',
    })
  })
})

function sendDrawing(
  reply: FastifyReply,
  svg: string | undefined,
  { unknown, caching }: { unknown: string; caching: string },
): FastifyReply {
  if (svg === undefined)
    return reply.status(404).header('cache-control', 'no-store').send(failure('NOT_FOUND', unknown))
  return reply
    .headers({
      'cache-control': `public, ${caching}`,
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .type('image/svg+xml')
    .send(svg)
}
