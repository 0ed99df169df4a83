import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { REFRESH_TOKEN_COOKIE } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { earlyFiles, type EarlyFiles } from './early-files.ts'
import { failure } from './failure.ts'
import { postPageRoute, type PostPageOptions } from './post-page.ts'

const HASHED_ASSETS = 'assets/'
const DRAWING = /\.(svg|png)(\.(br|gz))?$/

type SiteOptions = Omit<PostPageOptions, 'page'> & { directory: string }

/** The built site: files by their names, and its page for every other address, which the site itself then reads. */
export async function siteRoutes(
  scope: FastifyInstance,
  { directory, dependencies, siteUrl }: SiteOptions,
): Promise<void> {
  const pageFile = path.join(directory, 'index.html')
  const isBuilt = existsSync(pageFile)
  const early = isBuilt ? await earlyFiles(directory) : undefined
  if (isBuilt) {
    await scope.register(postPageRoute, { page: await readFile(pageFile, 'utf8'), dependencies, siteUrl })
    await scope.register(fastifyStatic, {
      root: directory,
      wildcard: false,
      index: false,
      preCompressed: true,
      setHeaders: (reply, file) => {
        reply.header('cache-control', cachingOf(path.relative(directory, file)))
      },
    })
  }
  scope.setNotFoundHandler((request, reply) =>
    early && isPage(request)
      ? reply.headers(linkHeader(early, request)).sendFile('index.html')
      : reply.status(404).send(failure('NOT_FOUND', messages.notFound)),
  )
}

/** What is not asked for by another name when it changes is asked for each time; a drawing may be a day old. */
function cachingOf(name: string): string {
  if (name.startsWith(HASHED_ASSETS)) return 'public, max-age=31536000, immutable'
  return DRAWING.test(name) ? 'public, max-age=86400' : 'no-cache'
}

/** Who has signed in comes to a screen of members from any address but those few that are for everyone. */
function linkHeader({ visitor, member }: EarlyFiles, { cookies, url }: FastifyRequest): { link?: string } {
  if (cookies[REFRESH_TOKEN_COOKIE]) return { link: member }
  return url === '/' ? { link: visitor } : {}
}

function isPage({ method, url }: FastifyRequest): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    !/^\/(api|media|graphql|health|metrics|assets)(\/|\?|$)/.test(url)
  )
}
