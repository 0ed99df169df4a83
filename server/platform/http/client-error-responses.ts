import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { messages } from '#rules/messages.ts'
import { failure } from './error-response.ts'

const RESPONSES: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: errorResponse(408, messages.requestTooSlow),
  HPE_HEADER_OVERFLOW: errorResponse(431, messages.headersTooLarge),
}
const INVALID_HTTP = errorResponse(400, messages.requestUnreadable)
export const TIMED_OUT = errorResponse(408, messages.requestTooSlow)

/** Fastify has no reply for input that is not a request. */
export function sendClientError({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (socket.writable && code !== 'ECONNRESET') socket.write(RESPONSES[code] ?? INVALID_HTTP)
  socket.destroy()
}

function errorResponse(status: number, message: string): string {
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
