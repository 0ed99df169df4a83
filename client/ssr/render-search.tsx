import type { searchLoaderQuery } from '#client/__generated__/searchLoaderQuery.graphql.ts'
import { searchQuery, searchVariables } from '#client/routes/search/searchLoader.ts'
import { SearchRoute } from '#client/routes/search/SearchRoute.tsx'
import type { ServerRender } from '#client/ui/browser/server-render.ts'
import { renderMemberScreen, type EmbeddedResponses } from './render-member-screen.tsx'

/** `url` is the path of the screen with its parameters. */
type SearchRenderOptions = ServerRender & { url: string }

/** Returns the variables of the query, or null if the URL contains nothing to search. */
export function searchVariablesOf(url: string) {
  return searchVariables(new URLSearchParams(url.split('?')[1]))
}

export function renderSearch(responses: EmbeddedResponses, { url, ...serverRender }: SearchRenderOptions) {
  return renderMemberScreen(url, responses, serverRender, ({ preload }) => ({
    loader: () => {
      const variables = searchVariablesOf(url)
      return variables && preload<searchLoaderQuery>(searchQuery, variables)
    },
    Component: SearchRoute,
  }))
}
