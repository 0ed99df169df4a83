import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { getRequest } from 'relay-runtime'
import type { feedLoaderQuery } from '#client/__generated__/feedLoaderQuery.graphql.ts'
import type { NewcomerFeedQuery } from '#client/__generated__/NewcomerFeedQuery.graphql.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'
import { hasEmbeddedResponse } from '#client/session/embedded-responses.ts'
import { WIDE_SCREEN } from '#client/ui/browser/useMediaQuery.ts'
import { preloadPostComposer } from './feed-composer.tsx'
import { newcomerQuery } from './NewcomerFeed.tsx'

export const feedQuery = graphql`
  query feedLoaderQuery @throwOnFieldError {
    viewer {
      user {
        following(first: 1) {
          edges {
            __typename
          }
        }
        ...PostComposer_user
      }
    }
    ...FollowedPosts_query
  }
`

export async function feedLoader({ request }: LoaderFunctionArgs) {
  const query = loadRouteQuery<feedLoaderQuery>(feedQuery, {}, request.signal)
  // The server has rendered the feed of a member who follows nobody. Otherwise the screen loads it if it is needed.
  if (hasEmbeddedResponse(getRequest(newcomerQuery).params.id, {}))
    loadRouteQuery<NewcomerFeedQuery>(newcomerQuery, {}, request.signal)
  // If its code fails to load, rendering the composer reports the error.
  if (window.matchMedia(WIDE_SCREEN).matches) await preloadPostComposer().catch(() => undefined)
  return query
}
