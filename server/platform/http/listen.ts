import dns from 'node:dns/promises'
import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import type { Connections } from './connections.ts'

/**
 * Listens at every address that the name stands for: `localhost` is two on most machines, and who types one of them means
 * this host as well. Fastify does so itself only with servers of its own making.
 */
export async function listen(
  host: FastifyInstance,
  connections: Connections,
  { port, host: name }: { port: number; host: string },
): Promise<void> {
  await host.listen({ port, host: name })
  const [first] = host.addresses()
  if (typeof first !== 'object') throw new Error('A host listens at an address')
  const others = (await dns.lookup(name, { all: true })).filter(({ address }) => address !== first.address)
  for (const { address } of others) {
    const server = connections.createServer(host.routing)
    server.on('upgrade', (...upgrade) => host.server.emit('upgrade', ...upgrade))
    host.server.once('close', () => server.close())
    try {
      await once(server.listen(first.port, address), 'listening')
    } catch (error) {
      // The machine may be without one that the name stands for.
      host.log.warn({ err: error, address }, 'Does not listen at this address too')
    }
  }
}
