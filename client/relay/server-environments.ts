import { createContext } from 'react'
import type { Environment } from 'relay-runtime'

/** The environments of the requests that the server renders, by the signals that their loaders receive. Empty in browsers. */
export const serverEnvironments = new WeakMap<AbortSignal, Environment>()

/** The environment of the request, for components. Null in browsers. */
export const ServerEnvironmentContext = createContext<Environment | null>(null)
