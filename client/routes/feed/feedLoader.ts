import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { feedLoaderQuery } from '#client/__generated__/feedLoaderQuery.graphql.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'
import { WIDE_SCREEN } from '#client/ui/browser/useMediaQuery.ts'
import { preloadPostComposer } from './feed-composer.tsx'

export const feedQuery = graphql`
  query feedLoaderQuery @throwOnFieldError {
    viewer {
      user {
        ...PostComposer_user
      }
    }
    ...FeedPosts_query
  }
`

export async function feedLoader({ request }: LoaderFunctionArgs) {
  const query = loadRouteQuery<feedLoaderQuery>(feedQuery, {}, request.signal)
  // If its code fails to load, rendering the composer reports the error.
  if (window.matchMedia(WIDE_SCREEN).matches) await preloadPostComposer().catch(() => undefined)
  return query
}
