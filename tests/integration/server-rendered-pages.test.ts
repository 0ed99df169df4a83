import cookie from '@fastify/cookie'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { feedPath } from '#rules/site-paths.ts'
import { PageTemplate } from '#server/site/page-template.ts'
import { postPageRoute } from '#server/site/post-page.ts'
import type { ExecuteOperation } from '#server/site/ssr/execute-operation.ts'
import { createPostRenderer } from '#server/site/ssr/post-renderer.ts'
import type { Renderer } from '#server/site/ssr/renderer.ts'
import { compressPages } from '#server/site/ssr/send-page.ts'
import { serverRenderedRoutes } from '#server/site/ssr/server-rendered-routes.ts'
import { createMembers, type TestMember } from '#tests/support/members.ts'
import { createTestLog } from '#tests/support/log-lines.ts'
import { proxiedApp } from '#tests/support/proxied-app.ts'

const TEMPLATE = new PageTemplate(`<html>
<head><!-- slot:metadata --><title>Guffaw</title><!-- /slot:metadata --><!-- slot:description --><!-- /slot:description --></head>
<body><!-- slot:root --><div id="root"></div><!-- /slot:root --></body></html>`)
const NO_FILES = { modules: [], styles: [] }
const NO_CHUNKS = { narrow: [], wide: [] }
const PHONE = { 'sec-ch-ua-mobile': '?1' }

const { log, lines } = createTestLog()
const { app, proxy } = await proxiedApp()
let [ann, bob]: TestMember[] = []
let host: FastifyInstance
beforeAll(async () => {
  ;[ann, bob] = await createMembers(app, 2)
})
afterEach(() => host.close())

const executeForViewer: ExecuteOperation = async ({ viewer }) => ({ data: { id: viewer?.memberId } })
const renderScreen: Renderer['renderScreen'] = async (url, { execute, isVisitor, isWide }) => {
  if (url === '/') return { title: 'Welcome', html: '<main>Welcome</main>' }
  if (url.startsWith('/post/')) return { title: 'Post', html: '<main>A post</main>' }
  if (url.startsWith('/search'))
    return url.includes('q=') ? { title: 'Search', html: '<main>Results</main>' } : null
  if (url.startsWith('/tags/'))
    return { title: 'Tag', html: `<main>For ${isVisitor ? 'visitors' : 'members'}</main>` }
  const layout = isWide ? 'wide' : 'narrow'
  const { data } = await execute('feed', {})
  return { title: 'Feed', html: `<main>A ${layout} feed for ${String(data?.['id'])}</main>` }
}
const RENDERER: Renderer = {
  serverRenderedScreens: [
    { path: feedPath, isPublic: false, chunks: NO_CHUNKS },
    { path: '/search', isPublic: true, chunks: NO_CHUNKS },
    { path: '/tags/:name', isPublic: true, chunks: NO_CHUNKS },
  ],
  sessionQuery: { params: { id: 'session' } },
  renderScreen,
}

async function start(
  render: Renderer['renderScreen'] = renderScreen,
  executeOperation: ExecuteOperation = executeForViewer,
): Promise<void> {
  const loggerInstance: FastifyBaseLogger = log
  host = Fastify({ loggerInstance })
  await host.register(cookie)
  await compressPages(host)
  const options = {
    template: TEMPLATE,
    renderer: { ...RENDERER, renderScreen: render },
    files: () => NO_FILES,
    executeOperation,
    dependencies: app.dependencies,
    isSecure: false,
    renderTimeout: 1000,
    siteUrl: () => 'http://localhost',
    sendIndexHtml: (_request: FastifyRequest, reply: FastifyReply) => reply.send('plain'),
  }
  await host.register(serverRenderedRoutes, options)
  await host.register(postPageRoute, {
    ...options,
    renderPost: createPostRenderer(options),
  })
}

const fails = () => Promise.reject(new Error('Rendering failed in a test'))
const hangs = () => new Promise<never>(() => undefined)
/** Renders the screen at `url`, but no other. */
function unless(url: string, render: () => Promise<never>): Renderer['renderScreen'] {
  return (path, options) => (path === url ? renderScreen(path, options) : render())
}

describe("member's page without server rendering, with a warning in the log, is served", () => {
  test.for<[string, Renderer['renderScreen'], ExecuteOperation?]>([
    ['rendering fails', unless('/', fails)],
    ['rendering never finishes', unless('/', hangs)],
    ['its queries fail', renderScreen, fails],
    ['its queries never finish', renderScreen, hangs],
  ])('when %s', async ([, render, executeOperation]) => {
    await start(render, executeOperation)
    for (const path of ['/', feedPath]) {
      const mark = lines.length
      const answer = await open(ann, path)
      expect([answer.statusCode, answer.body]).toEqual([200, 'plain'])
      expect(warnings(mark)).toEqual(['Rendering /m/account/feed failed'])
    }
  })

  test.for([
    ['is down', () => proxy.cut()],
    ['does not answer', async () => proxy.silence()],
  ] as const)('when the database %s', async ([, begin]) => {
    await start()
    // The server knows that sessions of earlier requests are live.
    const [member] = await createMembers(app, 1)
    const mark = lines.length
    await begin()
    try {
      const answer = await open(member, feedPath)
      expect([answer.statusCode, answer.body]).toEqual([200, 'plain'])
      expect(warnings(mark)).toEqual(['Rendering /m/account/feed failed'])
    } finally {
      await proxy.restore()
      await expect.poll(async () => (await member?.rest.get('/post'))?.status).toBe(200)
    }
  })
})

test('server starts without a rendered landing page if rendering fails', async () => {
  const mark = lines.length
  await start(fails)
  expect((await host.inject('/')).body).toBe('plain')
  expect(warnings(mark)).toEqual(['Rendering the landing page failed'])
})

test('member gets a rendered post with the tags of its link preview', async () => {
  await start()
  const { body, headers } = await open(bob, `/post/${await bob?.post('Knock, knock')}`)
  expect(body).toContain('<main>A post</main>')
  expect(body).toContain('og:title')
  expect(headers['cache-control']).toBe('private, no-store')
})

test('member gets a post without server rendering if rendering fails, with a warning in the log', async () => {
  await start(unless('/', fails))
  const mark = lines.length
  const path = `/post/${await bob?.post('Knock, knock')}`
  const { statusCode, body } = await open(bob, path)
  expect(statusCode).toBe(200)
  expect(body).toContain('<div id="root"></div>')
  expect(body).toContain('og:title')
  expect(warnings(mark)).toEqual([`Rendering ${path} failed`])
})

test('member gets the rendered results of a search', async () => {
  await start()
  const { body, headers } = await open(bob, '/search?q=duck&kind=tags')
  expect(body).toContain('<main>Results</main>')
  expect(body).toContain('data-path="/search?q=duck&#38;kind=tags"')
  expect(headers['cache-control']).toBe('private, no-store')
})

test('search is not rendered without a text or if rendering fails', async () => {
  await start((url, options) => (url.includes('q=') ? fails() : renderScreen(url, options)))
  const mark = lines.length
  expect((await open(bob, '/search')).body).toBe('plain')
  expect(warnings(mark)).toEqual([])
  expect((await open(bob, '/search?q=duck')).body).toBe('plain')
  expect(warnings(mark)).toEqual(['Rendering /search failed'])
})

test('each member gets their own feed, which caches must not store', async () => {
  await start()
  for (const path of ['/', feedPath])
    for (const member of [ann, bob, ann]) {
      const { body, headers } = await open(member, path)
      expect(body).toContain(`feed for ${member?.id}`)
      expect(headers['cache-control']).toBe('private, no-store')
      expect(headers['vary']).toContain('cookie')
    }
})

test.each([
  ['narrow', PHONE],
  ['wide', { 'sec-ch-ua-mobile': '?0' }],
  ['narrow', { 'user-agent': 'Mobile' }],
  ['wide', {}],
])('layout is %s for a browser that sends %o', async (layout, headers) => {
  await start()
  const { body } = await open(ann, feedPath, headers)
  expect(body).toContain(`A ${layout} feed`)
  expect(body).toContain(`data-ssr="${layout}"`)
})

test('concurrent members get their own feeds in any order', async () => {
  const pending: (() => void)[] = []
  await start(async (url, options) => {
    if (url === '/') return renderScreen(url, options)
    await new Promise<void>((resolve) => {
      pending.unshift(resolve)
      if (pending.length === 2) for (const finish of pending) finish()
    })
    return renderScreen(url, options)
  })
  const [forAnn, forBob] = await Promise.all([open(ann, feedPath), open(bob, feedPath)])
  expect(forAnn.body).toContain(`feed for ${ann?.id}`)
  expect(forBob.body).toContain(`feed for ${bob?.id}`)
})

describe('public page', () => {
  const visit = (url: string, headers: Record<string, string> = PHONE) => host.inject({ url, headers })

  test('is rendered for members and for visitors', async () => {
    await start()
    expect((await open(bob, '/tags/ducks')).body).toContain('For members')
    const { body, headers } = await visit('/tags/ducks')
    expect(body).toContain('For visitors')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['vary']).toContain('cookie')
    // The session of such a browser can be renewed.
    expect((await visit('/tags/ducks', { ...PHONE, cookie: 'refreshToken=old' })).body).toBe('plain')
  })

  test('describes itself to search engines, which index no searches', async () => {
    await start()
    const { body } = await visit('/tags/Ducks?utm_source=mail')
    expect(body).toContain('<link rel="canonical" href="http://localhost/tags/Ducks" />')
    expect(body).toContain('<meta property="og:title" content="#ducks · Guffaw" />')
    expect(body.match(/name="description"/g)).toHaveLength(1)
    expect((await visit('/search?q=quiet')).body).toContain('<meta name="robots" content="noindex" />')
  })

  test('is rendered once for visitors who open it at the same time', async () => {
    let renders = 0
    await start(async (url, options) => {
      if (url !== '/') renders += 1
      return renderScreen(url, options)
    })
    const pages = await Promise.all(Array.from({ length: 5 }, () => visit('/tags/crowd')))
    expect(new Set(pages.map(({ body }) => body)).size).toBe(1)
    expect(renders).toBe(1)
  })

  test('is left to the browser if rendering fails, and rendered for the next visitor', async () => {
    let isBroken = true
    await start((url, options) => (isBroken && url !== '/' ? fails() : renderScreen(url, options)))
    const mark = lines.length
    expect((await visit('/tags/broken')).body).toBe('plain')
    expect(warnings(mark)).toEqual(['Rendering /tags/broken failed'])
    isBroken = false
    expect((await visit('/tags/broken')).body).toContain('For visitors')
  })
})

test('visitor gets no server-rendered feed', async () => {
  await start()
  await open(ann, '/')
  const landing = await host.inject({ url: '/', headers: PHONE })
  expect(landing.body).toContain('Welcome')
  expect(landing.headers['vary']).toContain('cookie')
  const withLeftCookie = { ...PHONE, cookie: 'refreshToken=old; accessToken=old' }
  for (const headers of [PHONE, withLeftCookie])
    expect((await host.inject({ url: feedPath, headers })).body).toBe('plain')
})

function open(member: TestMember | undefined, url: string, headers: Record<string, string> = PHONE) {
  const cookies = `refreshToken=any; accessToken=${member?.accessToken}`
  return host.inject({ url, headers: { ...headers, cookie: cookies } })
}

function warnings(from: number): string[] {
  return lines
    .slice(from)
    .filter(({ msg }) => /^Rendering .* failed$/.test(msg))
    .map(({ msg }) => msg)
}
