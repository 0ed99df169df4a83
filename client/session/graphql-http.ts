import type { ConcreteRequest, RequestParameters, Variables } from 'relay-runtime'
import { takeEmbeddedResponse } from './embedded-responses.ts'

/** The body of a request that refers to its document by the hash. */
export function requestBody({ name, id }: RequestParameters, variables?: Variables): string {
  return JSON.stringify({ operationName: name, variables, extensions: persistedQuery(id) })
}

export function persistedQuery(id: string | null | undefined) {
  return { persistedQuery: { version: 1, sha256Hash: id } }
}

export function postGraphQL(body: string | FormData, signal?: AbortSignal): Promise<Response> {
  return fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    signal,
    headers: {
      accept: 'application/graphql-response+json, application/json',
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
    body,
  })
}

/**
 * Sends a compiled document without Relay, before Relay is loaded. Resolves to its data, if any. Rejects if the server is
 * unreachable or the response is not JSON.
 */
export async function sendDocument<TData>(
  { params }: ConcreteRequest,
  variables?: Variables,
  signal?: AbortSignal,
): Promise<TData | null | undefined> {
  const embedded = takeEmbeddedResponse(params.id, variables)
  const { data }: { data?: TData | null } = embedded
    ? JSON.parse(embedded)
    : await (await postGraphQL(requestBody(params, variables), signal)).json()
  return data
}
