import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { query } from '#server/platform/database/kysely.ts'
import { prepareQuery } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { watchOutage } from '#server/platform/outage.ts'

const PING = prepareQuery('ping', () => query.selectNoFrom(sql.lit(1).as('one')))
const RESPONSE_TIMEOUT = 1500

/** Live: the process responds. Ready: the database responds too. Otherwise, load balancers use another server. */
export async function healthRoutes(
  scope: FastifyInstance,
  { sql: run, log }: Pick<Dependencies, 'sql' | 'log'>,
): Promise<void> {
  const outage = watchOutage(log, {
    begun: 'Not ready: the database does not respond',
    ended: 'Ready: the database responds again',
  })
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  scope.get('/health/live', async () => ({ status: 'live' }))
  let answer: Promise<unknown> | undefined
  // Anybody may ask, so concurrent questions share one statement.
  const ask = () => {
    answer ??= Promise.race([PING(run, {}), timeout()]).finally(() => (answer = undefined))
    return answer
  }
  scope.get('/health/ready', async (_request, reply) => {
    try {
      await ask()
      outage.end()
      return { status: 'ready' }
    } catch (error) {
      outage.begin(error)
      return reply.status(503).send({ status: 'the database does not answer' })
    }
  })
}

async function timeout(): Promise<never> {
  await wait(RESPONSE_TIMEOUT, undefined, { ref: false })
  throw new Error(`No response within ${RESPONSE_TIMEOUT} ms`)
}
