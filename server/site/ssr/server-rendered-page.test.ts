import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { renderPage, type RenderedScreen } from './server-rendered-page.ts'

const PAGE = `<html>
  <head>
    <title>Guffaw</title>
    <script src="/theme.js"></script>
    <script type="module" crossorigin src="/assets/runtime.js"></script>
    <script type="module" crossorigin src="/assets/start.js"></script>
  </head>
  <body>
    <div id="root">
      <div class="loading-screen"><span class="wordmark"></span>
      </div>
    </div>
  </body>
</html>`
const FEED = {
  name: 'feed',
  files: { styles: ['/assets/feed.css'], modules: ['/assets/feed.js'] },
} satisfies Partial<RenderedScreen>

test('a screen takes the place of the one that loads, with its title and its style sheets', () => {
  const drawing =
    '<link rel="preload" href="/a"/><title>Feed</title><link rel="preload" href="/b"/><main>Posts</main>'
  const { html } = renderPage(PAGE, { ...FEED, drawing })
  expect(html).toContain(
    '<div id="root"><div data-ssr="feed"><main>Posts</main><span id="drawn" hidden></span></div></div>\n  </body>',
  )
  expect(html).not.toContain('loading-screen')
  expect(html.match(/<title>.*?<\/title>/g)).toEqual(['<title>Feed</title>'])
  expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/feed.css" />')
})

test('its code is left to the script that waits until it is to be seen', () => {
  const { html } = renderPage(PAGE, { ...FEED, drawing: '<main></main>' })
  expect(html).not.toContain('type="module"')
  expect(html).toContain('data-entry="/assets/start.js"')
  expect(html).toContain('data-modules="/assets/runtime.js /assets/start.js /assets/feed.js"')
})

test('its one style sheet is the one that the hash allows', () => {
  const { html, styleHash } = renderPage(PAGE, { ...FEED, drawing: '<main style="top:1px"></main>' })
  const sheet = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
  expect(sheet).toContain('top:1px')
  expect(styleHash).toBe(`'sha256-${createHash('sha256').update(sheet).digest('base64')}'`)
})

test('nothing in an answer ends its element, or counts as a pattern', () => {
  const answer = { data: { text: '</script><script>alert(1)</script> $& $1' } }
  const { html } = renderPage(PAGE, {
    ...FEED,
    drawing: '<main>$& $1</main>',
    answers: [{ id: 'hash', variables: { text: '&' }, response: answer }],
  })
  const [, json = ''] =
    /data-graphql-response="hash {&quot;text&quot;:&quot;&amp;&quot;}">(.*?)<\/script>/s.exec(html) ?? []
  expect(JSON.parse(json)).toEqual(answer)
  expect(html).toContain('<main>$& $1</main>')
})
