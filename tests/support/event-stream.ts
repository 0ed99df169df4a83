import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import type { HttpClient } from './http-client.ts'

export type EventStream = {
  status: number
  contentType: string | null
  /** The data of each `next` event. Ends when the server ends the stream or the connection breaks. */
  results: AsyncGenerator<unknown, void>
  /** Closes the connection. */
  close(): void
}

/** A subscription over server-sent events in the "distinct connections" mode of the GraphQL over SSE protocol. */
export async function openEventStream(
  { fetch }: HttpClient,
  operation: Record<string, unknown>,
): Promise<EventStream> {
  const hangUp = new AbortController()
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(operation),
    signal: hangUp.signal,
  })
  return {
    status: response.status,
    contentType: response.headers.get('content-type'),
    results: readResults(response),
    close: () => hangUp.abort(),
  }
}

/**
 * Keeps a reference to the response until its first result is read: fetch cancels an unread body when the response is garbage-
 * collected.
 */
async function* readResults(response: Response): AsyncGenerator<unknown, void> {
  let event = ''
  for await (const line of createInterface(Readable.from(response.body ?? []))) {
    if (line.startsWith('event: ')) event = line.slice('event: '.length)
    else if (line.startsWith('data: ') && event === 'next') yield JSON.parse(line.slice('data: '.length))
  }
}
