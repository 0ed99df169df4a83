import {
  Observable,
  type FetchFunction,
  type GraphQLResponse,
  type RequestParameters,
  type UploadableMap,
  type Variables,
} from 'relay-runtime'
import { failureMessages } from '#rules/failure-messages.ts'
import { takeEmbeddedResponse } from './embedded-responses.ts'
import { connectionError, TransportError } from './errors.ts'
import { isNotAuthenticated, withSession } from './with-session.ts'

/**
 * Sends a persisted operation and returns its `errors` unchanged. The keys of `uploadables` are the paths of their variables,
 * such as `input.media`.
 */
export const fetchGraphQL: FetchFunction = (request, variables, _cacheConfig, uploadables) =>
  Observable.create((sink) => {
    const known = takeEmbeddedResponse(request.id, variables)
    if (known) {
      sink.next(JSON.parse(known))
      sink.complete()
      return
    }
    // Fails at once instead of after a timeout, so that the caller can wait for the connection.
    if (!navigator.onLine) {
      sink.error(connectionError())
      return
    }
    const aborter = new AbortController()
    const send = () => post(request, variables, uploadables, aborter.signal)
    withSession(send, isNotAuthenticated).then(
      (response) => {
        sink.next(response)
        sink.complete()
      },
      (error: Error) => {
        if (!aborter.signal.aborted) sink.error(error)
      },
    )
    return () => aborter.abort()
  })

/** The reference to the document, for HTTP and WebSocket requests. */
export function persistedQuery(request: RequestParameters) {
  return { persistedQuery: { version: 1, sha256Hash: request.id } }
}

async function post(
  request: RequestParameters,
  variables: Variables,
  uploadables: UploadableMap | null | undefined,
  signal: AbortSignal,
): Promise<GraphQLResponse> {
  const operation = JSON.stringify({
    operationName: request.name,
    variables,
    extensions: persistedQuery(request),
  })
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    signal,
    headers: {
      accept: 'application/graphql-response+json, application/json',
      ...(uploadables ? {} : { 'content-type': 'application/json' }),
    },
    body: uploadables ? multipart(operation, uploadables) : operation,
  }).catch((error: unknown) => {
    throw connectionError(error)
  })
  return readGraphQL(response)
}

/** The body defined by the GraphQL multipart request specification. */
function multipart(operation: string, uploadables: UploadableMap): FormData {
  const form = new FormData()
  const files = Object.entries(uploadables)
  form.append('operations', operation)
  form.append('map', JSON.stringify(Object.fromEntries(files.map(([path], n) => [n, [`variables.${path}`]]))))
  for (const [n, [, file]] of files.entries()) form.append(String(n), file)
  return form
}

/** Accepts any HTTP status with a GraphQL body. The error page of a proxy has none. */
async function readGraphQL(response: Response): Promise<GraphQLResponse> {
  const text = await response.text().catch(() => '')
  const body = parse(text)
  if (isGraphQLResponse(body)) return body
  throw new TransportError('unreadable', messageOf(body) ?? sentenceFor(response, text), {
    status: response.status,
    retryAfterSeconds: Number(response.headers.get('retry-after')) || undefined,
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function sentenceFor({ ok, status }: Response, text: string): string {
  if (!ok) return failureMessages.httpError(status)
  return text ? failureMessages.invalidServerResponse : failureMessages.emptyServerResponse
}

export function isGraphQLResponse(body: unknown): body is GraphQLResponse {
  return typeof body === 'object' && body !== null && ('data' in body || 'errors' in body)
}

function messageOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined
  return typeof body.message === 'string' ? body.message : undefined
}
