import type { FastifyReply } from 'fastify'
import { messages } from '#rules/messages.ts'
import { failure } from '#server/platform/http/error-response.ts'
import { registerRoutes } from '#server/platform/http/feature-routes.ts'
import { readEmojiFile } from '#server/platform/images/meme-assets.ts'
import { findBoldFont } from '#server/platform/images/font-files.ts'
import { findSticker } from './stickers.ts'

type DrawingRoute = { Params: { name: string } }
type FontRoute = { Params: { family: string; slice: string } }

const FOREVER = 'max-age=31536000, immutable'

/** The drawings of stickers and emoji, and fonts of memes, which everyone can see. Emoji never change, and URLs of fonts have a version. */
registerRoutes('site', async (scope) => {
  scope.get<DrawingRoute>('/memes/stickers/:name.svg', async ({ params }, reply) => {
    const svg = findSticker(params.name)?.svg
    return sendDrawing(reply, svg, { unknown: messages.memeStickerUnknown, caching: 'max-age=86400' })
  })
  scope.get<DrawingRoute>('/memes/emoji/:name.svg', async ({ params }, reply) => {
    const svg = await readEmojiFile(params.name)
    return sendDrawing(reply, svg, {
      unknown: messages.memeEmojiUnknown,
      caching: FOREVER,
    })
  })
  scope.get<FontRoute>('/memes/fonts/:family/:slice.woff', async ({ params }, reply) => {
    const font = await findBoldFont(params)
    if (!font) return sendNotFound(reply, messages.memeFontUnknown)
    return reply.header('cache-control', `public, ${FOREVER}`).type('font/woff').send(font)
  })
})

function sendDrawing(
  reply: FastifyReply,
  svg: string | undefined,
  { unknown, caching }: { unknown: string; caching: string },
): FastifyReply {
  if (svg === undefined) return sendNotFound(reply, unknown)
  return reply
    .headers({
      'cache-control': `public, ${caching}`,
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .type('image/svg+xml')
    .send(svg)
}

function sendNotFound(reply: FastifyReply, message: string): FastifyReply {
  return reply.status(404).header('cache-control', 'no-store').send(failure('NOT_FOUND', message))
}
