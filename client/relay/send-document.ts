import type { ConcreteRequest, Variables } from 'relay-runtime'
import { takeEmbeddedResponse } from './embedded-responses.ts'

/**
 * Sends a compiled document without Relay, before Relay is loaded. Resolves to its data, if any. Rejects if the server is
 * unreachable or the response is not GraphQL.
 */
export async function sendDocument<TData>(
  { params: { name, id } }: ConcreteRequest,
  variables?: Variables,
  signal?: AbortSignal,
): Promise<TData | null | undefined> {
  const known = takeEmbeddedResponse(id, variables)
  const { data }: { data?: TData | null } = known
    ? JSON.parse(known)
    : await post(name, id, variables, signal)
  return data
}

async function post(
  name: string,
  id: string | null | undefined,
  variables: Variables | undefined,
  signal: AbortSignal | undefined,
) {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    signal,
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      operationName: name,
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: id } },
    }),
  })
  return response.json()
}
