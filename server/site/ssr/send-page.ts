import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ServerRenderedPage } from './server-rendered-page.ts'

/** Pages are compressed per request: a higher quality saves little and takes much longer. */
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Has to be called before the routes that send pages. */
export async function compressPages(scope: FastifyInstance): Promise<void> {
  await scope.register(compress, {
    global: false,
    encodings: ['br', 'gzip'],
    brotliOptions: BROTLI_OPTIONS,
  })
}

export function sendPage(
  reply: FastifyReply,
  { html, styleHash }: ServerRenderedPage,
  caching: string,
): FastifyReply {
  reply
    .headers({
      'cache-control': caching,
      'content-security-policy': allowStyle(String(reply.getHeader('content-security-policy')), styleHash),
      vary: 'cookie, sec-ch-ua-mobile, user-agent',
    })
    .type('text/html; charset=utf-8')
    .compress(html)
  return reply
}

/** Extends an existing directive: of two directives with the same name, browsers ignore the second one. */
function allowStyle(policy: string, hash: string): string {
  const allowed = /(^|;)style-src [^;]*/
  return allowed.test(policy)
    ? policy.replace(allowed, (directive) => `${directive} ${hash}`)
    : `${policy};style-src 'self' ${hash}`
}
