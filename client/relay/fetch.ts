import { Observable, type FetchFunction, type GraphQLResponse, type UploadableMap } from 'relay-runtime'
import { takeEmbeddedResponse } from '#client/session/embedded-responses.ts'
import { postGraphQL, requestBody } from '#client/session/graphql-http.ts'
import { failureMessages } from '#rules/failure-messages.ts'
import { connectionError, TransportError } from './errors.ts'
import { isNotAuthenticated, withSession } from './with-session.ts'

/**
 * Sends a persisted operation and returns its `errors` unchanged. The keys of `uploadables` are the paths of their variables,
 * such as `input.photo`.
 */
export const fetchGraphQL: FetchFunction = (request, variables, _cacheConfig, uploadables) =>
  Observable.create((sink) => {
    const embedded = takeEmbeddedResponse(request.id, variables)
    if (embedded) {
      sink.next(JSON.parse(embedded))
      sink.complete()
      return
    }
    // Fails at once instead of after a timeout, so that the caller can wait for the connection.
    if (!navigator.onLine) {
      sink.error(connectionError())
      return
    }
    const aborter = new AbortController()
    const operation = requestBody(request, variables)
    const body = uploadables ? multipart(operation, uploadables) : operation
    withSession(() => send(body, aborter.signal), isNotAuthenticated).then(
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
async function send(requested: string | FormData, signal: AbortSignal): Promise<GraphQLResponse> {
  const response = await postGraphQL(requested, signal).catch((error: unknown) => {
    throw connectionError(error)
  })
  const text = await response.text().catch(() => '')
  const body = parse(text)
  if (isGraphQLResponse(body)) return body
  throw new TransportError('unreadable', messageOf(body) ?? defaultMessage(response, text), {
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

function defaultMessage({ ok, status }: Response, text: string): string {
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
