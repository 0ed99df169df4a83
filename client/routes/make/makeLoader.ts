import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { validate } from 'uuid'
import type { makeLoaderQuery } from '#client/__generated__/makeLoaderQuery.graphql.ts'
import type { makeLoaderRemixQuery } from '#client/__generated__/makeLoaderRemixQuery.graphql.ts'
import { isVisitorRequest } from '#client/relay/server-requests.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'

export const makeQuery = graphql`
  query makeLoaderQuery($group: String!, $hasGroup: Boolean!) @throwOnFieldError {
    group(slug: $group) @include(if: $hasGroup) {
      id
      name
      viewerRole
    }
    viewer {
      id
      user {
        id
      }
    }
    ...usePopularTemplates_query @arguments(count: 50)
  }
`

export const remixQuery = graphql`
  query makeLoaderRemixQuery($postId: UUID!) @throwOnFieldError {
    sharedPost(id: $postId) {
      ...useRemixedMeme_post
    }
  }
`

/** After the sign-in of a visitor, this parameter opens the last step of the editor with their draft. */
export const POSTING = 'posting'

/** The path can name a template, `?group=` a group, and `?remix=` opens the meme of a post, by its database id. */
export async function makeLoader({ request, params }: LoaderFunctionArgs) {
  const url = new URL(request.url).searchParams
  const postId = url.get('remix')
  const group = url.get('group') ?? ''
  const variables = { group, hasGroup: group !== '' }
  return {
    isVisitor: await isVisitorRequest(request),
    template: params['templateSlug'] ?? null,
    startsPosting: url.has(POSTING),
    viewer: loadRouteQuery<makeLoaderQuery>(makeQuery, variables, request.signal),
    isRemix: postId !== null,
    remix: validate(postId)
      ? loadRouteQuery<makeLoaderRemixQuery>(remixQuery, { postId: postId ?? '' }, request.signal)
      : null,
  }
}
