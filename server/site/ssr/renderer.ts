import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { EmbeddedResponses } from './embedded-responses.ts'

export type RenderedScreen = {
  /** The title is HTML. */
  title: string
  /** The content of the root element. */
  html: string
}

export type ScreenRenderOptions = {
  /** Whether the layout has three columns instead of one. */
  isWide: boolean
  renderedAt: Date
}

/** The exports of the built client/ssr/entry-server.tsx, which renders screens to HTML. */
export type Renderer = {
  renderLanding(): Promise<RenderedScreen>
  renderFeed(responses: EmbeddedResponses, options: ScreenRenderOptions): Promise<RenderedScreen>
  renderPost(
    responses: EmbeddedResponses,
    options: ScreenRenderOptions & { postId: string },
  ): Promise<RenderedScreen>
  renderSearch(
    responses: EmbeddedResponses,
    options: ScreenRenderOptions & { url: string },
  ): Promise<RenderedScreen>
  /** Returns the variables of the query of a search, or null if the URL contains nothing to search. */
  searchVariablesOf(url: string): object | null
}

/** Returns null if the client is not built. */
export async function loadRenderer(file: string): Promise<Renderer | null> {
  return existsSync(file) ? import(pathToFileURL(file).href) : null
}
