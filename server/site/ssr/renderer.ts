import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { EmbeddedResponses } from './embedded-responses.ts'

/** The build of client/ssr/entry-server.tsx, which renders screens to HTML. */
export type Renderer = {
  renderLanding(): Promise<string>
  renderFeed(answers: EmbeddedResponses): Promise<string>
}

/** Null while the site is not built. */
export async function loadRenderer(file: string): Promise<Renderer | null> {
  return existsSync(file) ? import(pathToFileURL(file).href) : null
}
