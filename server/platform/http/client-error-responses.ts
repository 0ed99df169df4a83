import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { messages } from '#rules/messages.ts'
import { failure } from './error-response.ts'

/** By Node's codes; whatever else it cannot read is no HTTP. */
const REFUSALS: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: refusal(408, messages.requestTooSlow),
  HPE_HEADER_OVERFLOW: refusal(431, messages.headersTooLarge),
}
const NO_HTTP = refusal(400, messages.requestUnreadable)
export const TIMED_OUT = refusal(408, messages.requestTooSlow)

/** Tells who sent what no request can be made of, so that nothing of the framework's is there to tell it. */
export function sendClientError({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (socket.writable && code !== 'ECONNRESET') socket.write(REFUSALS[code] ?? NO_HTTP)
  socket.destroy()
}

function refusal(status: number, message: string): string {
  const body = JSON.stringify(failure('BAD_REQUEST', message))
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    "Content-Security-Policy: default-src 'none';frame-ancestors 'none'",
    'Referrer-Policy: no-referrer',
    'X-Content-Type-Options: nosniff',
    '',
    body,
  ].join('\r\n')
}
