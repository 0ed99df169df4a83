import { createContext } from 'react'
import type { Environment } from 'relay-runtime'
import { sessionStatus } from '#client/session/session.ts'

type ServerRequest = { environment: Environment; isVisitor: boolean }

/** The requests that the server renders, by the signals that their loaders receive. Empty in browsers. */
export const serverRequests = new WeakMap<AbortSignal, ServerRequest>()

/** The environment of the request, for components. Null in browsers. */
export const ServerEnvironmentContext = createContext<Environment | null>(null)

/** For loaders: whether a visitor opens the screen. */
export async function isVisitorRequest({ signal }: Request): Promise<boolean> {
  return serverRequests.get(signal)?.isVisitor ?? (await sessionStatus()) === 'visitor'
}
