import { TransportError } from './transport-error.ts'

/**
 * The sentence to show for what a query or mutation was rejected with: the connection's own, else the first one
 * the server sent, which Relay wraps in a message for developers, else `fallback`.
 */
export function errorMessage(error: unknown, fallback: string): string {
  if (error instanceof TransportError) return error.message
  return serverMessage(error) ?? fallback
}

function serverMessage(error: unknown): string | undefined {
  if (!isRecord(error) || !isRecord(error['source']) || !Array.isArray(error['source']['errors']))
    return undefined
  const [first]: unknown[] = error['source']['errors']
  return isRecord(first) && typeof first['message'] === 'string' ? first['message'] : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
