import { createHash } from 'node:crypto'
import { escapeHtml } from '#server/site/head-tags.ts'
import type { PageTemplate } from '#server/site/page-template.ts'
import type { ScreenFiles } from '#server/site/site-files.ts'
import type { EmbeddedResponse } from './execute-operation.ts'
import { extractInlineStyles } from './extract-inline-styles.ts'
import type { RenderedScreen } from './renderer.ts'

/** Browsers wait for this element before the first paint. */
const END = '<span id="ssr-end" hidden></span>'

export type PageOptions = {
  /** The path of the screen, with its parameters if it depends on them. The client hydrates no other screen. */
  path: string
  /** The layout of the HTML. `any` adapts to the width of the window by CSS. */
  layout: 'narrow' | 'wide' | 'any'
  renderedAt: Date
  files: ScreenFiles
  responses?: readonly EmbeddedResponse[]
  /** Instead of the title of the screen and the description of the site. */
  metadata?: string | undefined
  /** Tags for the head, with a description. */
  tags?: string | undefined
}

export type ServerRenderedPage = {
  html: string
  /** The source expression that allows the inline style sheet in the content security policy. */
  styleHash: string
}

/** Inserts a rendered screen into index.html, with the responses that the client needs to hydrate it. */
export function renderPage(
  template: PageTemplate,
  screen: RenderedScreen,
  { path, layout, renderedAt, files, responses = [], metadata, tags = '' }: PageOptions,
): ServerRenderedPage {
  const { html, sheet } = extractInlineStyles(screen.html)
  const head = [
    tags,
    tagsOfFiles(template, files),
    // The first paint shows the whole screen instead of its first part.
    '<link rel="expect" href="#ssr-end" blocking="render" />',
    `<style>${sheet}</style>`,
    ...responses.map(
      ({ id, variables, response }) =>
        `<script type="application/json" data-graphql-response="${escapeHtml(`${id} ${JSON.stringify(variables)}`)}">${toJson(response)}</script>`,
    ),
  ].join('\n')
  const attributes = `data-ssr="${layout}" data-path="${escapeHtml(path)}" data-rendered-at="${renderedAt.toISOString()}"`
  return {
    html: template.withoutModules({
      metadata: metadata ?? `<title>${screen.title}</title>`,
      ...((metadata !== undefined || tags !== '') && { description: '' }),
      head,
      root: `<div id="root" ${attributes}>${html}</div>${END}`,
    }),
    styleHash: `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`,
  }
}

/** Returns index.html with the files of a screen that only the client renders. */
export function renderClientPage(template: PageTemplate, files: ScreenFiles): string {
  return template.withoutModules({ head: tagsOfFiles(template, files) })
}

/** `client/before-paint.js` loads the modules after the first paint, which needs the connection for style sheets and images. */
function tagsOfFiles(template: PageTemplate, { modules, styles }: ScreenFiles): string {
  const isMissing = (url: string) => !template.html.includes(url)
  const links = modules
    .filter(isMissing)
    .map((url) => `<link rel="modulepreload" crossorigin href="${url}" />`)
  return [
    ...styles.filter(isMissing).map((url) => `<link rel="stylesheet" crossorigin href="${url}" />`),
    `<template id="modules">${template.moduleScripts}${links.join('')}</template>`,
  ].join('\n')
}

/** Returns JSON for a script element, which a literal `</script>` would end. */
function toJson(response: unknown): string {
  return JSON.stringify(response).replaceAll('<', '\\u003c')
}
