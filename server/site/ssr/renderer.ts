import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { FirstAnswers } from './embedded-responses.ts'

/** What client/ssr/entry-server.tsx is built to: the site's own components, drawn to HTML. */
export type Drawing = {
  drawLanding(): Promise<string>
  drawFeed(answers: FirstAnswers): Promise<string>
}

/** Null while the site is not built. */
export async function loadDrawing(file: string): Promise<Drawing | null> {
  return existsSync(file) ? import(pathToFileURL(file).href) : null
}
