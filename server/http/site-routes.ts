import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { messages } from '#rules/messages.ts'
import { failure } from './failure.ts'

const HASHED_ASSETS = 'assets/'

/** The built site: files by their names, and its page for every other address, which the site itself then reads. */
export async function siteRoutes(
  scope: FastifyInstance,
  { directory }: { directory: string },
): Promise<void> {
  const isBuilt = existsSync(path.join(directory, 'index.html'))
  if (isBuilt) {
    await scope.register(fastifyStatic, {
      root: directory,
      wildcard: false,
      index: false,
      preCompressed: true,
      setHeaders: (reply, file) => {
        const isHashed = file.startsWith(path.join(directory, HASHED_ASSETS))
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  scope.setNotFoundHandler((request, reply) =>
    isBuilt && isPage(request)
      ? reply.sendFile('index.html')
      : reply.status(404).send(failure('NOT_FOUND', messages.notFound)),
  )
}

function isPage({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !/^\/(api|media|graphql|health|assets)(\/|\?|$)/.test(url)
}
