import { createHash } from 'node:crypto'
import type { EmbeddedResponses } from './embedded-responses.ts'
import type { ScreenFiles } from '#server/site/site-files.ts'
import { extractInlineStyles } from './extract-inline-styles.ts'

/** The site's page, built: where its code begins, what it is called, and what it shows until then. */
const ENTRIES = /<script type="module" crossorigin src="([^"]+)"><\/script>\s*/g
const TITLE = /<title>.*?<\/title>/s
const ROOT = /<div id="root">.*?<\/div>\s*<\/div>/s
/** What React says for the head, where it draws nothing but a body. */
const FOR_THE_HEAD = /^(?:<link [^>]*>|<title>[^<]*<\/title>)*/

/** By its id the browser knows that all of the drawing is there. */
const END = '<span id="drawn" hidden></span>'

export type RenderedScreen = {
  name: 'landing' | 'feed'
  files: ScreenFiles
  drawing: string
  answers?: EmbeddedResponses
  /** What else its head says. */
  tags?: string
}

export type ServerRenderedPage = {
  html: string
  /** What a content security policy calls its style sheet. */
  styleHash: string
}

/**
 * Puts a drawn screen into the site's page. `answers` come along for the code that takes over. That code is
 * fetched by public/when-painted.js, once the screen is to be seen.
 */
export function renderPage(
  page: string,
  { name, files, drawing, answers = [], tags = '' }: RenderedScreen,
): ServerRenderedPage {
  const [title] = TITLE.exec(FOR_THE_HEAD.exec(drawing)?.[0] ?? '') ?? []
  const { html, sheet } = extractInlineStyles(drawing.replace(FOR_THE_HEAD, ''))
  const entries = [...page.matchAll(ENTRIES)].flatMap(([, address]) => address ?? [])
  const head = [
    tags,
    ...files.styles
      .filter((address) => !page.includes(address))
      .map((address) => `<link rel="stylesheet" crossorigin href="${address}" />`),
    // Half a screen would move when the other half comes.
    '<link rel="expect" href="#drawn" blocking="render" />',
    `<style>${sheet}</style>`,
    `<script src="/when-painted.js" data-entry="${entries.at(-1)}" data-modules="${[...entries, ...files.modules].join(' ')}"></script>`,
    ...answers.map(
      ({ id, variables, response }) =>
        `<script type="application/json" data-graphql-response="${id} ${asAttribute(variables)}">${asJson(response)}</script>`,
    ),
  ].join('\n')
  return {
    html: page
      .replaceAll(ENTRIES, '')
      .replace(TITLE, (own) => title ?? own)
      .replace('</head>', () => `${head}</head>`)
      .replace(ROOT, () => `<div id="root"><div data-ssr="${name}">${html}${END}</div></div>`),
    styleHash: `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`,
  }
}

/** Data, which no policy forbids; what could end the element early is written as JSON may write it, too. */
function asJson(answer: unknown): string {
  return JSON.stringify(answer).replaceAll('<', '\\u003c')
}

function asAttribute(variables: object): string {
  return JSON.stringify(variables).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
