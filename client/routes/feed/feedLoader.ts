import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { feedLoaderQuery } from '#client/__generated__/feedLoaderQuery.graphql.ts'
import newcomerParameters from '#client/__generated__/NewcomerFeedQuery$parameters.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'
import { hasEmbeddedResponse } from '#client/session/embedded-responses.ts'
import { WIDE_SCREEN } from '#client/ui/browser/useMediaQuery.ts'
import { preloadPostComposer } from './feed-composer.tsx'
import { preloadNewcomerFeed } from './newcomer-feed.tsx'

export const feedQuery = graphql`
  query feedLoaderQuery @throwOnFieldError {
    viewer {
      followedTags {
        __typename
      }
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
  // The rest keeps HTML from suspending while it is hydrated.
  if (import.meta.env.SSR) return query
  // If its code fails to load, rendering the composer reports the error.
  if (window.matchMedia(WIDE_SCREEN).matches) await preloadPostComposer().catch(() => undefined)
  // The server has rendered the feed of a member who follows nothing. Otherwise the screen loads it if it is needed.
  if (hasEmbeddedResponse(newcomerParameters.params.id, {})) {
    await preloadNewcomerFeed()
    const { loadNewcomerFeed } = await import('./NewcomerFeed.tsx')
    loadNewcomerFeed(request.signal)
  }
  return query
}
