import type { LoaderFunctionArgs } from 'react-router-dom'
import type { ConcreteRequest } from 'relay-runtime'
import type { landingLoaderQuery$data } from '#client/__generated__/landingLoaderQuery.graphql.ts'
import { serverRequests } from '#client/relay/server-requests.ts'
import { sendDocument } from '#client/session/graphql-http.ts'

// The compiler replaces the tag. An import of it would add all of Relay to the landing page.
declare function graphql(document: TemplateStringsArray): ConcreteRequest

const landingQuery = graphql`
  query landingLoaderQuery {
    hotImagePosts(first: 9) {
      databaseId
      text
      likeCount
      author {
        username
      }
      media {
        ... on ImageMedia {
          altText
          url(width: 480)
        }
      }
    }
  }
`

export type LandingPost = landingLoaderQuery$data['hotImagePosts'][number]

/** The page does without posts if they cannot be loaded. */
export async function landingLoader({ request }: LoaderFunctionArgs): Promise<readonly LandingPost[]> {
  try {
    return (await loadLanding(request.signal))?.hotImagePosts ?? []
  } catch {
    return []
  }
}

async function loadLanding(signal: AbortSignal) {
  const network = serverRequests.get(signal)?.environment.getNetwork()
  if (!network) return sendDocument<landingLoaderQuery$data>(landingQuery, {}, signal)
  const response = await network.execute(landingQuery.params, {}, {}).toPromise()
  return response && 'data' in response ? response.data : null
}
