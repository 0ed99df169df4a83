import { createClient, type Client, type ClientOptions } from 'graphql-ws'
import { WebSocket, type ClientOptions as SocketOptions } from 'ws'

/** A graphql-ws client that does not reconnect, so that a test sees why the connection was lost. */
export function createWebSocketClient(
  url: string,
  { headers, ...options }: Partial<ClientOptions> & { headers?: Record<string, string> } = {},
): Client {
  return createClient({
    url: websocketUrl(url),
    webSocketImpl: withHeaders(headers ?? {}),
    retryAttempts: 0,
    onNonLazyError: () => undefined,
    ...options,
  })
}

/** In browsers graphql-ws cannot set headers, so the class adds them. */
function withHeaders(headers: Record<string, string>) {
  return class extends WebSocket {
    constructor(address: string | URL, protocols?: string | string[], options: SocketOptions = {}) {
      super(address, protocols, { ...options, headers })
    }
  }
}

export function websocketUrl(url: string): string {
  return `${url.replace(/^http/, 'ws')}/graphql`
}
