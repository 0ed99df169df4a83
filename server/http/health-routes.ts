import type { FastifyInstance } from 'fastify'
import type { Sql } from '#server/domain/dependencies.ts'

const PING = { name: 'ping', text: 'SELECT 1' }

/** Live: the process answers. Ready: it can also do its work, so that a balancer sends members elsewhere while not. */
export async function healthRoutes(scope: FastifyInstance, { sql }: { sql: Sql }): Promise<void> {
  scope.get('/health/live', async () => ({ status: 'live' }))
  scope.get('/health/ready', async (request, reply) => {
    try {
      await sql(PING, [])
      return { status: 'ready' }
    } catch (error) {
      request.log.warn({ err: error }, 'Not ready: the database does not answer')
      return reply.status(503).send({ status: 'the database does not answer' })
    }
  })
}
