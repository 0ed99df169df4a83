import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { ExecutionResult } from 'graphql'
import type { ByLayout } from '#server/site/site-files.ts'

export type RenderedScreen = {
  /** The title is HTML. */
  title: string
  /** The content of the root element. */
  html: string
}

export type ScreenRenderOptions = {
  /** Executes the persisted operation with this hash. */
  execute: (id: string, variables: object) => Promise<ExecutionResult>
  /** Whether the screen is rendered for visitors instead of a member. */
  isVisitor: boolean
  /** Whether the layout has three columns instead of one. */
  isWide: boolean
  renderedAt: Date
}

export type ServerRenderedScreen = {
  /** The pattern of the path. */
  path: string
  /** Visitors have access too. */
  isPublic: boolean
  /** The chunks besides those of all screens. */
  chunks: ByLayout<readonly string[]>
}

/** The exports of the built client/ssr/entry-server.tsx, which renders screens to HTML. */
export type Renderer = {
  /** The screens with data that the server renders. */
  serverRenderedScreens: readonly ServerRenderedScreen[]
  /** The query with which the client checks the session. */
  sessionQuery: { params: { id: string } }
  /** Returns null if there is nothing to load for the URL, a path with its parameters. */
  renderScreen(url: string, options: ScreenRenderOptions): Promise<RenderedScreen | null>
}

/** Returns null if the client is not built. */
export async function loadRenderer(file: string): Promise<Renderer | null> {
  return existsSync(file) ? import(pathToFileURL(file).href) : null
}
