import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { validate } from 'uuid'
import type { makeLoaderQuery } from '#client/__generated__/makeLoaderQuery.graphql.ts'
import type { makeLoaderRemixQuery } from '#client/__generated__/makeLoaderRemixQuery.graphql.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'

export const makeQuery = graphql`
  query makeLoaderQuery @throwOnFieldError {
    viewer {
      id
      user {
        id
      }
    }
  }
`

export const remixQuery = graphql`
  query makeLoaderRemixQuery($postId: UUID!) @throwOnFieldError {
    sharedPost(id: $postId) {
      ...useRemixedMeme_post
    }
  }
`

/** The path can name a template, and `?remix=` opens the meme of a post, by its database id. */
export function makeLoader({ request, params }: LoaderFunctionArgs) {
  const postId = new URL(request.url).searchParams.get('remix')
  return {
    template: params['templateSlug'] ?? null,
    viewer: loadRouteQuery<makeLoaderQuery>(makeQuery, {}, request.signal),
    isRemix: postId !== null,
    remix: validate(postId)
      ? loadRouteQuery<makeLoaderRemixQuery>(remixQuery, { postId: postId ?? '' }, request.signal)
      : null,
  }
}
