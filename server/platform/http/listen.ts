import dns from 'node:dns/promises'
import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import type { Connections } from './connections.ts'

/** `localhost` has several addresses on most machines. With a `serverFactory`, Fastify listens only at the first. */
export async function listen(
  host: FastifyInstance,
  connections: Connections,
  { port, host: name }: { port: number; host: string },
): Promise<void> {
  await host.listen({ port, host: name })
  const [first] = host.addresses()
  if (typeof first !== 'object') throw new Error('The HTTP server has no address')
  const others = (await dns.lookup(name, { all: true })).filter(({ address }) => address !== first.address)
  for (const { address } of others) {
    const server = connections.createServer(host.routing)
    server.on('upgrade', (...upgrade) => host.server.emit('upgrade', ...upgrade))
    host.server.once('close', () => server.close())
    try {
      await once(server.listen(first.port, address), 'listening')
    } catch (error) {
      host.log.warn({ err: error, address }, 'Could not listen at an additional address')
    }
  }
}
