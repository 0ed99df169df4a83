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
  await host.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY,
    pressureHandler: (request, reply) => void shed(request, reply),
  })
  host.addHook('onRequest', async (request, reply) =>
    waiting.statements() > MAX_WAITING_STATEMENTS || waiting.milliseconds() > MAX_WAITING_MILLISECONDS
      ? shed(request, reply)
      : undefined,
  )
}
