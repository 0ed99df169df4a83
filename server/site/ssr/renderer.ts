import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { EmbeddedResponses } from './embedded-responses.ts'

export type RenderedScreen = {
  /** Escaped. */
  title: string
  /** The content of the root element. */
  html: string
}

type FeedRenderOptions = {
  /** Three columns instead of one. */
  isWide: boolean
  renderedAt: Date
}

/** The build of client/ssr/entry-server.tsx, which renders screens to HTML. */
export type Renderer = {
  renderLanding(): Promise<RenderedScreen>
  renderFeed(responses: EmbeddedResponses, options: FeedRenderOptions): Promise<RenderedScreen>
}

/** Null while the client is not built. */
export async function loadRenderer(file: string): Promise<Renderer | null> {
  return existsSync(file) ? import(pathToFileURL(file).href) : null
}
