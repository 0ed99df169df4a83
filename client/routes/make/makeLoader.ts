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

/** `?template=` opens a template and `?remix=` the meme of a post, by its database id. */
export function makeLoader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const postId = searchParams.get('remix')
  return {
    template: searchParams.get('template'),
    viewer: loadRouteQuery<makeLoaderQuery>(makeQuery, {}, request.signal),
    isRemix: postId !== null,
    remix: validate(postId)
      ? loadRouteQuery<makeLoaderRemixQuery>(remixQuery, { postId: postId ?? '' }, request.signal)
      : null,
  }
}
