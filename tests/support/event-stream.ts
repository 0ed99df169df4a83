import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import type { HttpClient } from './http-client.ts'

export type EventStream = {
  status: number
  contentType: string | null
  /** The data of each `next` event; ends with the stream, at the server's word or by breaking off. */
  results: AsyncGenerator<unknown, void>
  /** Hangs up. */
  close(): void
}

/** A subscription over server-sent events, in the form of the GraphQL over SSE protocol's "distinct connections" mode. */
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
 * Holds on to the response until its first result is asked for: fetch cancels what nobody reads yet once the response
 * itself is garbage.
 */
async function* readResults(response: Response): AsyncGenerator<unknown, void> {
  let event = ''
  for await (const line of createInterface(Readable.from(response.body ?? []))) {
    if (line.startsWith('event: ')) event = line.slice('event: '.length)
    else if (line.startsWith('data: ') && event === 'next') yield JSON.parse(line.slice('data: '.length))
  }
}
