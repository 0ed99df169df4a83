import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { PageTemplate } from '#server/site/page-template.ts'
import { renderPage, type PageOptions } from './server-rendered-page.ts'

const TEMPLATE = new PageTemplate(`<html>
  <head>
    <!-- slot:metadata --><title>Guffaw</title><!-- /slot:metadata -->
    <!-- slot:description --><meta name="description" content="Memes" /><!-- /slot:description -->
    <script src="/before-paint.js"></script>
    <script type="module" crossorigin src="/assets/start.js"></script>
  </head>
  <body>
    <!-- slot:root --><div id="root">
      <div class="loading-screen"></div>
    </div><!-- /slot:root -->
  </body>
</html>`)
const FEED: PageOptions = {
  path: '/feed',
  layout: 'narrow',
  renderedAt: new Date('2026-11-23T12:00:00Z'),
  files: { styles: ['/assets/feed.css'], modules: ['/assets/start.js', '/assets/feed.js'] },
}

test('rendered screen replaces the loading screen and the title', () => {
  const { html } = renderPage(TEMPLATE, { title: 'Feed', html: '<main>Posts</main>' }, FEED)
  expect(html).toContain(
    '<div id="root" data-ssr="narrow" data-path="/feed" data-rendered-at="2026-11-23T12:00:00.000Z"><main>Posts</main></div><span id="ssr-end" hidden></span>',
  )
  expect(html).not.toContain('loading-screen')
  expect(html.match(/<title>.*?<\/title>/g)).toEqual(['<title>Feed</title>'])
  expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/feed.css" />')
})

test('modules are inert until the client loads them', () => {
  const { html } = renderPage(TEMPLATE, { title: 'Feed', html: '<main></main>' }, FEED)
  const script = '<script type="module" crossorigin src="/assets/start.js"></script>'
  const preload = '<link rel="modulepreload" crossorigin href="/assets/feed.js" />'
  expect(html).toContain(`<template id="modules">${script}${preload}</template>`)
  expect(html.match(/start\.js|feed\.js/g)).toHaveLength(2)
})

test('path of a search cannot end its attribute', () => {
  const screen = { title: 'Search', html: '<main></main>' }
  const { html } = renderPage(TEMPLATE, screen, { ...FEED, path: '/search?q="><script>' })
  expect(html).toContain('data-path="/search?q=&#34;&#62;&#60;script&#62;"')
})

test('hash of the policy matches the inline style sheet', () => {
  const screen = { title: 'Feed', html: '<main style="top:1px"></main>' }
  const { html, styleHash } = renderPage(TEMPLATE, screen, FEED)
  const sheet = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
  expect(sheet).toContain('top:1px')
  expect(styleHash).toBe(`'sha256-${createHash('sha256').update(sheet).digest('base64')}'`)
})

test('embedded responses cannot end their element, and texts are not used as replacement patterns', () => {
  const response = { data: { text: '</script><script>alert(1)</script> $& $1' } }
  const screen = { title: 'Feed', html: '<main>$& $1</main>' }
  const { html } = renderPage(TEMPLATE, screen, {
    ...FEED,
    responses: [{ id: 'hash', variables: { text: '&' }, response }],
  })
  const [, json = ''] =
    /data-graphql-response="hash {&#34;text&#34;:&#34;&#38;&#34;}">(.*?)<\/script>/s.exec(html) ?? []
  expect(JSON.parse(json)).toEqual(response)
  expect(html).toContain('<main>$& $1</main>')
})
