import type { FastifyInstance } from 'fastify'
import { messages } from '#rules/messages.ts'
import { failure } from '#server/platform/http/error-response.ts'
import { readEmojiFile } from '#server/platform/images/meme-assets.ts'

/** The drawings of emoji, which the editor of memes draws like the server. */
export async function emojiRoutes(scope: FastifyInstance): Promise<void> {
  scope.get<{ Params: { name: string } }>('/memes/emoji/:name.svg', async (request, reply) => {
    const svg = await readEmojiFile(request.params.name)
    if (svg === undefined) {
      const refusal = failure('NOT_FOUND', messages.memeEmojiUnknown)
      return reply.status(404).header('cache-control', 'no-store').send(refusal)
    }
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .type('image/svg+xml')
      .send(svg)
  })
}
