import { request, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'

export type RawRequest = {
  method: string
  headers?: Record<string, string>
  body?: Uint8Array
  /** Milliseconds until the response must be complete. */
  patience?: number
}

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; text: string }

/** Sends a raw request with a path and headers that `fetch` would normalize or refuse. */
export function sendRaw(
  url: string,
  path: string,
  { method, headers = {}, body, patience = 10_000 }: RawRequest,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(patience)
    // Node.js omits it for methods without a body, whose bytes would then be read as the next request.
    const framed =
      body && !headers['transfer-encoding'] ? { 'content-length': String(body.length), ...headers } : headers
    const sending = request(
      { hostname, port, path, method, headers: framed, signal, agent: false },
      (answer) => {
        const { statusCode = 0 } = answer
        text(answer).then(
          (said) => resolve({ status: statusCode, headers: answer.headers, text: said }),
          reject,
        )
      },
    )
    sending.on('error', reject)
    sending.end(body)
  })
}
