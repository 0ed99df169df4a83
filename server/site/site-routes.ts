import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { REFRESH_TOKEN_COOKIE } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { serverRenderedRoutes, type ServerRenderedRoutesOptions } from './ssr/server-rendered-routes.ts'
import { loadRenderer } from './ssr/renderer.ts'
import { failure } from '#server/platform/http/error-response.ts'
import { postPageRoute, type PostPageOptions } from './post-page.ts'
import { readSessionCookie } from '#server/platform/http/session-cookie-names.ts'
import { linkHeader, readSiteFiles } from './site-files.ts'

const HASHED_ASSETS = 'assets/'
const DRAWING = /\.(svg|png)(\.(br|gz))?$/

type SiteOptions = Omit<PostPageOptions, 'page'> &
  Pick<ServerRenderedRoutesOptions, 'firstAnswers' | 'isSecure'> & {
    directory: string
    /** What draws its first screens, built. */
    drawingFile: string
  }

/** The built site: files by their names, and its page for every other address, which the site itself then reads. */
export async function siteRoutes(scope: FastifyInstance, options: SiteOptions): Promise<void> {
  const pageFile = path.join(options.directory, 'index.html')
  if (existsSync(pageFile)) await builtSite(scope, await readFile(pageFile, 'utf8'), options)
  else scope.setNotFoundHandler(answerUnknown)
}

async function builtSite(
  scope: FastifyInstance,
  page: string,
  { directory, drawingFile, siteUrl, ...options }: SiteOptions,
): Promise<void> {
  const files = await readSiteFiles(directory)
  const memberLinks = { link: linkHeader(files.member) }
  // Who has signed in comes to a screen of members from any address but those few that are for everyone.
  const sendPlain = ({ cookies }: FastifyRequest, reply: FastifyReply) =>
    reply.headers(readSessionCookie(cookies, REFRESH_TOKEN_COOKIE) ? memberLinks : {}).sendFile('index.html')

  await scope.register(postPageRoute, { page, dependencies: options.dependencies, siteUrl })
  await scope.register(fastifyStatic, {
    root: directory,
    wildcard: false,
    index: false,
    preCompressed: true,
    // All are small, and a part that there is not would be refused as a bad body.
    acceptRanges: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', cachingOf(path.relative(directory, file)))
    },
  })
  const drawing = await loadRenderer(drawingFile)
  if (drawing)
    await scope.register(serverRenderedRoutes, { page, drawing, files, siteUrl, sendPlain, ...options })
  scope.setNotFoundHandler((request, reply) =>
    isPage(request) ? sendPlain(request, reply) : answerUnknown(request, reply),
  )
}

function answerUnknown(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.status(404).send(failure('NOT_FOUND', messages.notFound))
}

/** What is not asked for by another name when it changes is asked for each time; a drawing may be a day old. */
function cachingOf(name: string): string {
  if (name.startsWith(HASHED_ASSETS)) return 'public, max-age=31536000, immutable'
  return DRAWING.test(name) ? 'public, max-age=86400' : 'no-cache'
}

function isPage({ method, url }: FastifyRequest): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    !/^\/(api|media|graphql|health|metrics|assets)(\/|\?|$)/.test(url)
  )
}
