import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** The port of a listening server. */
export function portOf(address: AddressInfo | string | null): number {
  if (typeof address === 'object' && address) return address.port
  throw new Error('The server does not listen on a port')
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const port = portOf(server.address())
  server.close()
  await once(server, 'close')
  return port
}
