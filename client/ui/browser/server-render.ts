import { createContext, use } from 'react'

/** What the server assumed when it rendered the page. Hydration starts from the same values. */
export type ServerRender = { isWide: boolean; renderedAt: Date }

/** Null once the page is hydrated, or if the client renders the page itself. */
export const ServerRenderContext = createContext<ServerRender | null>(null)

/** False on the server and while React hydrates its HTML, true afterwards. */
export function useIsHydrated(): boolean {
  return use(ServerRenderContext) === null
}
