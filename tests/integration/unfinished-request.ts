import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { RawAnswer } from '#tests/support/raw-request.ts'

type UnfinishedRequest = { method?: string; headers: Record<string, string>; part?: string | Uint8Array }

/** Sends the headers and only a part of the body. Resolves with a response that does not wait for the rest. */
export async function sendUnfinished(
  url: string,
  path: string,
  { method = 'POST', headers, part = '' }: UnfinishedRequest,
): Promise<RawAnswer> {
  const signal = AbortSignal.timeout(10_000)
  const sending = request(new URL(path, url), { method, headers, agent: false, signal })
  try {
    sending.flushHeaders()
    sending.write(part)
    const [response]: IncomingMessage[] = await once(sending, 'response')
    if (!response) throw new Error('The request has no response')
    return { status: response.statusCode ?? 0, headers: response.headers, text: await text(response) }
  } finally {
    sending.on('error', () => undefined).destroy()
  }
}
