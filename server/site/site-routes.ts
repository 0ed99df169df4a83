import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { REFRESH_TOKEN_COOKIE } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { makePath } from '#rules/site-paths.ts'
import { PageTemplate } from './page-template.ts'
import { createPostRenderer } from './ssr/post-renderer.ts'
import { loadRenderer } from './ssr/renderer.ts'
import { compressPages } from './ssr/send-page.ts'
import { renderClientPage } from './ssr/server-rendered-page.ts'
import { serverRenderedRoutes, type ServerRenderedRoutesOptions } from './ssr/server-rendered-routes.ts'
import { failure } from '#server/platform/http/error-response.ts'
import { postPageRoute, type PostPageOptions } from './post-page.ts'
import { readSessionCookie } from '#server/platform/http/session-cookie-names.ts'
import { linkHeader, MEMBER_CHUNKS, readSiteFiles } from './site-files.ts'

const HASHED_ASSETS = 'assets/'
const UNHASHED_IMAGE = /\.(svg|png)(\.(br|gz))?$/

type SiteOptions = Omit<PostPageOptions, 'template' | 'renderPost'> &
  Pick<ServerRenderedRoutesOptions, 'executeOperation' | 'isSecure' | 'renderTimeout'> & {
    directory: string
    /** The path of the built client/ssr/entry-server.tsx. */
    rendererFile: string
  }

/** Serves the files of the built client, and index.html for every other path, which the client routes. */
export async function siteRoutes(scope: FastifyInstance, options: SiteOptions): Promise<void> {
  const pageFile = path.join(options.directory, 'index.html')
  if (existsSync(pageFile))
    await registerBuiltSite(scope, new PageTemplate(await readFile(pageFile, 'utf8')), options)
  else scope.setNotFoundHandler(sendNotFound)
}

async function registerBuiltSite(
  scope: FastifyInstance,
  template: PageTemplate,
  { directory, rendererFile, siteUrl, ...options }: SiteOptions,
): Promise<void> {
  const files = await readSiteFiles(directory)
  const memberLinks = { link: linkHeader(files(MEMBER_CHUNKS)) }
  const sendIndexHtml = (request: FastifyRequest, reply: FastifyReply) =>
    reply.headers(isMember(request) ? memberLinks : {}).sendFile('index.html')

  const renderer = await loadRenderer(rendererFile)
  await compressPages(scope)
  await scope.register(postPageRoute, {
    template,
    dependencies: options.dependencies,
    siteUrl,
    renderPost: renderer ? createPostRenderer({ template, renderer, files, ...options }) : async () => null,
  })
  await scope.register(fastifyStatic, {
    root: directory,
    wildcard: false,
    index: false,
    preCompressed: true,
    // The files are small, and an unsatisfiable range would be rejected.
    acceptRanges: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', cacheControlOf(path.relative(directory, file)))
    },
  })
  if (renderer)
    await scope.register(serverRenderedRoutes, {
      template,
      renderer,
      files,
      siteUrl,
      sendIndexHtml,
      ...options,
    })
  const editorPage = renderClientPage(template, files([...MEMBER_CHUNKS, 'MemeEditor']))
  for (const editorPath of [makePath, `${makePath}/:template`])
    scope.get(editorPath, (_request, reply) => {
      reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8')
      reply.compress(editorPage)
      return reply
    })
  scope.setNotFoundHandler((request, reply) =>
    isPage(request) ? sendIndexHtml(request, reply) : sendNotFound(request, reply),
  )
}

function sendNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.status(404).send(failure('NOT_FOUND', messages.notFound))
}

function isMember({ cookies }: FastifyRequest): boolean {
  return readSessionCookie(cookies, REFRESH_TOKEN_COOKIE) !== null
}

/** Files without a content hash are revalidated on every request, images after a day. */
function cacheControlOf(name: string): string {
  if (name.startsWith(HASHED_ASSETS)) return 'public, max-age=31536000, immutable'
  return UNHASHED_IMAGE.test(name) ? 'public, max-age=86400' : 'no-cache'
}

function isPage({ method, url }: FastifyRequest): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    !/^\/(api|media|graphql|health|metrics|assets)(\/|\?|$)/.test(url)
  )
}
