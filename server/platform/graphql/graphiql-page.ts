import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'

type Options = { directory: string; isSecure: boolean }

const NONCE_PLACEHOLDER = /\bNONCE\b/g

/** Browsers that open /graphql receive GraphiQL. All other clients receive GraphQL responses. */
export async function graphiqlPage(scope: FastifyInstance, { directory, isSecure }: Options): Promise<void> {
  const file = path.join(directory, 'index.html')
  if (!existsSync(file)) return
  const page = await readFile(file, 'utf8')

  await scope.register(fastifyStatic, {
    root: path.join(directory, 'assets'),
    prefix: '/graphql/assets/',
    wildcard: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
  })
  scope.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== '/graphql') return
    reply.header('vary', 'accept')
    if (!wantsPage(request)) return
    const nonce = randomBytes(16).toString('base64')
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', contentSecurityPolicy(nonce, isSecure))
      .send(page.replaceAll(NONCE_PLACEHOLDER, nonce))
  })
}

/** An API client that accepts text/html also accepts JSON or a stream. */
function wantsPage({ method, headers: { accept = '' } }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return (
    /\btext\/html\b/i.test(accept) && !/\bjson\b|\btext\/event-stream\b|\bmultipart\/mixed\b/i.test(accept)
  )
}

/** Extends the policy of all pages with the nonces of GraphiQL's style sheets (decision 0014). */
function contentSecurityPolicy(nonce: string, isSecure: boolean): string {
  return [
    "default-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join(';')
}
