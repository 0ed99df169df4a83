import type { AddressInfo } from 'node:net'

/** The port of a listening server. */
export function portOf(address: AddressInfo | string | null): number {
  if (typeof address === 'object' && address) return address.port
  throw new Error('The server does not listen on a port')
}
