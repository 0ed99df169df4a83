import { createClient, type Client, type ClientOptions } from 'graphql-ws'
import { WebSocket, type ClientOptions as SocketOptions } from 'ws'

/** A program's graphql-ws client. A lost connection stays lost, so that a test sees how it was lost. */
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

/** graphql-ws in a browser leaves the headers to the browser, and takes the class as it is. */
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
