import type { ConcreteRequest, Variables } from 'relay-runtime'
import { takeEmbeddedResponse } from './embedded-responses.ts'

/**
 * Sends one compiled document without Relay, for what has to work before Relay is there. Returns its data, nothing when
 * there is none; rejects when the server cannot be reached or answers with something else than GraphQL.
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
