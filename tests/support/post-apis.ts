import type { HttpClient } from './http-client.ts'
import { createGraphQLClient } from './graphql-client.ts'
import { textAt } from './json.ts'

export type Draft = {
  text?: string
  file?: Blob
  mediaId?: string
  altText?: string
  idempotencyKey?: string
}

/** The id and the image of the new post, or the error, with the same names for both APIs. */
export type PostResult = { outcome: string; postId?: string; url?: string | null; message?: string }

/** Creates posts through one API. */
export const postApis = [
  { api: 'REST', postBy: (http: HttpClient) => (draft: Draft) => postByRest(http, draft) },
  { api: 'GraphQL', postBy: postWith },
] as const

/** Creates posts through GraphQL, for behaviour that does not depend on the API. */
export function postWith(http: HttpClient): (draft: Draft) => Promise<PostResult> {
  return (draft) => postByGraphQL(http, draft)
}

const OUTCOME_OF_STATUS = new Map([
  [201, 'posted'],
  [400, 'ValidationError'],
  [401, 'NotAuthenticatedError'],
  [404, 'NotFoundError'],
  [409, 'IdempotencyKeyReusedError'],
  [415, 'UnsupportedFileTypeError'],
])

async function postByRest({ fetch }: HttpClient, draft: Draft): Promise<PostResult> {
  const form = new FormData()
  form.append('title', draft.text ?? '')
  if (draft.mediaId !== undefined) form.append('mediaId', draft.mediaId)
  if (draft.altText !== undefined) form.append('altText', draft.altText)
  if (draft.file) form.append('post', draft.file, 'picture')
  const headers = new Headers()
  if (draft.idempotencyKey !== undefined) headers.set('idempotency-key', draft.idempotencyKey)
  const response = await fetch('/api/v1/post', { method: 'POST', body: form, headers })
  const { post, message } = Object(await response.json())
  const outcome = OUTCOME_OF_STATUS.get(response.status) ?? String(response.status)
  return outcome === 'posted' ? { outcome, postId: post.id, url: post.postUrl } : { outcome, message }
}

const CREATE_POST = `mutation ($input: CreatePostInput!) {
  createPost(input: $input) {
    __typename
    ... on CreatePostPayload { post { databaseId media { ... on ImageMedia { url } } } }
    ... on Error { message }
  }
}`

async function postByGraphQL(http: HttpClient, { file, ...input }: Draft): Promise<PostResult> {
  const variables = { input: { ...input, ...(file ? { media: null } : {}) } }
  const { data, errors } = await createGraphQLClient(http).send(CREATE_POST, variables, file)
  if (errors) return { outcome: 'error', message: textAt(errors, '0.message') }
  const { __typename: outcome, post, message } = Object(data).createPost
  if (outcome !== 'CreatePostPayload') return { outcome, message }
  return { outcome: 'posted', postId: post.databaseId, url: post.media?.url ?? null }
}
