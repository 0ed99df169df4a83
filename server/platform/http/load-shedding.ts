import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { failureMessages } from '#rules/failure-messages.ts'
import { refuse } from './error-response.ts'

/** Milliseconds, the mean of a second. */
const MAX_EVENT_LOOP_DELAY = 500
/** Statements that wait for a pool connection. A client would give up before its turn in a longer queue. */
const MAX_WAITING_STATEMENTS = 2000
const MAX_WAITING_MILLISECONDS = 1000
const RETRY_AFTER_SECONDS = 2

const NEVER_SHED = /^\/(health|metrics)(\/|\?|$)/

export async function shedLoad(host: FastifyInstance, waiting: Dependencies['waiting']): Promise<void> {
  const shed = (request: FastifyRequest, reply: FastifyReply) => {
    if (NEVER_SHED.test(request.url)) return undefined
    const lag = Math.round(host.memoryUsage().eventLoopDelay)
    request.log.warn(
      { lag, waiting: waiting.statements() },
      'Refused a request because the server is overloaded',
    )
    return refuse(
      request,
      reply.header('retry-after', RETRY_AFTER_SECONDS),
      503,
      'SERVICE_UNAVAILABLE',
      failureMessages.tryAgainLater,
    )
  }
  // The plugin only measures. It would go on with a refused request whose response waits for an asynchronous hook.
  await host.register(underPressure)
  const isOverloaded = () =>
    host.memoryUsage().eventLoopDelay > MAX_EVENT_LOOP_DELAY ||
    waiting.statements() > MAX_WAITING_STATEMENTS ||
    waiting.milliseconds() > MAX_WAITING_MILLISECONDS
  host.addHook('onRequest', async (request, reply) => (isOverloaded() ? shed(request, reply) : undefined))
}
