import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { EmbeddedResponses } from './embedded-responses.ts'

/** What client/ssr/entry-server.tsx is built to: the site's own components, drawn to HTML. */
export type Renderer = {
  drawLanding(): Promise<string>
  drawFeed(answers: EmbeddedResponses): Promise<string>
}

/** Null while the site is not built. */
export async function loadRenderer(file: string): Promise<Renderer | null> {
  return existsSync(file) ? import(pathToFileURL(file).href) : null
}
