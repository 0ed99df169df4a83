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
import type { EmbedResponses } from '#server/site/ssr/embedded-responses.ts'
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
const NO_FILES_OF_LAYOUTS = { narrow: NO_FILES, wide: NO_FILES }
const PHONE = { 'sec-ch-ua-mobile': '?1' }

const { log, lines } = createTestLog()
const { app, proxy } = await proxiedApp()
let [ann, bob]: TestMember[] = []
let host: FastifyInstance
beforeAll(async () => {
  ;[ann, bob] = await createMembers(app, 2)
})
afterEach(() => host.close())

const embedViewer: EmbedResponses = async ({ viewer }) => [
  { id: 'who', variables: {}, response: { data: { id: viewer?.memberId } } },
]
const RENDERER: Renderer = {
  renderLanding: async () => ({ title: 'Welcome', html: '<main>Welcome</main>' }),
  renderFeed: async ([viewer], { isWide }) => {
    const layout = isWide ? 'wide' : 'narrow'
    return {
      title: 'Feed',
      html: `<main>A ${layout} feed for ${String(viewer?.response.data?.['id'])}</main>`,
    }
  },
  renderPost: async () => ({ title: 'Post', html: '<main>A post</main>' }),
  renderSearch: async () => ({ title: 'Search', html: '<main>Results</main>' }),
  searchVariablesOf: (url) => (url.includes('q=') ? { query: 'q' } : null),
}

async function start(
  renderer: Partial<Renderer> = {},
  embedResponses: EmbedResponses = embedViewer,
): Promise<void> {
  const loggerInstance: FastifyBaseLogger = log
  host = Fastify({ loggerInstance })
  await host.register(cookie)
  await compressPages(host)
  const options = {
    template: TEMPLATE,
    renderer: { ...RENDERER, ...renderer },
    files: {
      landing: NO_FILES,
      member: NO_FILES,
      feed: NO_FILES_OF_LAYOUTS,
      post: NO_FILES_OF_LAYOUTS,
      search: NO_FILES_OF_LAYOUTS,
      make: NO_FILES,
    },
    embedResponses,
    dependencies: app.dependencies,
    isSecure: false,
    siteUrl: () => 'http://localhost',
    sendIndexHtml: (_request: FastifyRequest, reply: FastifyReply) => reply.send('plain'),
  }
  await host.register(serverRenderedRoutes, options)
  await host.register(postPageRoute, {
    ...options,
    sendRendered: createPostRenderer(options, options.renderer),
  })
}

const fails = () => Promise.reject(new Error('Rendering failed in a test'))
const hangs = () => new Promise<never>(() => undefined)

describe("member's page without server rendering, with a warning in the log, is served", () => {
  test.for<[string, Partial<Renderer>, EmbedResponses?]>([
    ['rendering fails', { renderFeed: fails }],
    ['rendering never finishes', { renderFeed: hangs }],
    ['its queries fail', {}, fails],
    ['its queries return errors', {}, async () => null],
    ['its queries never finish', {}, hangs],
  ])('when %s', async ([, renderer, embedResponses]) => {
    await start(renderer, embedResponses)
    for (const path of ['/', feedPath]) {
      const mark = lines.length
      const answer = await open(ann, path)
      expect([answer.statusCode, answer.body]).toEqual([200, 'plain'])
      expect(warnings(mark)).toEqual(['Rendering the feed failed'])
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
      expect(warnings(mark)).toEqual(['Rendering the feed failed'])
    } finally {
      await proxy.restore()
      await expect.poll(async () => (await member?.rest.get('/post'))?.status).toBe(200)
    }
  })
})

test('server starts without a rendered landing page if rendering fails', async () => {
  const mark = lines.length
  await start({ renderLanding: fails })
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
  await start({ renderPost: fails })
  const mark = lines.length
  const { statusCode, body } = await open(bob, `/post/${await bob?.post('Knock, knock')}`)
  expect(statusCode).toBe(200)
  expect(body).toContain('<div id="root"></div>')
  expect(body).toContain('og:title')
  expect(warnings(mark)).toEqual(['Rendering the post failed'])
})

test('member gets the rendered results of a search', async () => {
  await start()
  const { body, headers } = await open(bob, '/search?q=duck&kind=tags')
  expect(body).toContain('<main>Results</main>')
  expect(body).toContain('data-path="/search?q=duck&#38;kind=tags"')
  expect(headers['cache-control']).toBe('private, no-store')
})

test('search is not rendered for visitors, without a text, or if rendering fails', async () => {
  await start({ renderSearch: fails })
  const mark = lines.length
  expect((await host.inject({ url: '/search?q=duck', headers: PHONE })).body).toBe('plain')
  expect((await open(bob, '/search')).body).toBe('plain')
  expect(warnings(mark)).toEqual([])
  expect((await open(bob, '/search?q=duck')).body).toBe('plain')
  expect(warnings(mark)).toEqual(['Rendering the search failed'])
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
  await start({
    renderFeed: async (responses, options) => {
      await new Promise<void>((resolve) => {
        pending.unshift(resolve)
        if (pending.length === 2) for (const finish of pending) finish()
      })
      return RENDERER.renderFeed(responses, options)
    },
  })
  const [forAnn, forBob] = await Promise.all([open(ann, feedPath), open(bob, feedPath)])
  expect(forAnn.body).toContain(`feed for ${ann?.id}`)
  expect(forBob.body).toContain(`feed for ${bob?.id}`)
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
