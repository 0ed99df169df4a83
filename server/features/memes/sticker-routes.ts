import type { FastifyInstance } from 'fastify'
import { messages } from '#rules/messages.ts'
import type { MemeSticker } from '#rules/memes/stickers/sticker.ts'
import { failure } from '#server/platform/http/error-response.ts'
import { findSticker } from './stickers.ts'

export function stickerPath({ name }: MemeSticker): string {
  return `/memes/stickers/${name}.svg`
}

/** The drawings of stickers, which everyone can see. */
export async function stickerRoutes(scope: FastifyInstance): Promise<void> {
  scope.get<{ Params: { name: string } }>('/memes/stickers/:name.svg', async (request, reply) => {
    const sticker = findSticker(request.params.name)
    if (!sticker) {
      const refusal = failure('NOT_FOUND', messages.memeStickerUnknown)
      return reply.status(404).header('cache-control', 'no-store').send(refusal)
    }
    return reply
      .headers({
        'cache-control': 'public, max-age=86400',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .type('image/svg+xml')
      .send(sticker.draw())
  })
}
