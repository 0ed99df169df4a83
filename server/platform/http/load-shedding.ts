import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { failureMessages } from '#rules/failure-messages.ts'
import { refuse } from './error-response.ts'

/** Milliseconds, the mean of a second: with such a lag each answer is late, and more work makes all of them later. */
const EVENT_LOOP_LAG_MAX = 500
/** Statements that wait for a connection; what comes after so many would wait for longer than its sender does. */
const WAITING_STATEMENTS_MAX = 2000
/** Milliseconds that the first of those that wait for a connection has waited: whoever comes would wait no less. */
const WAITING_MILLISECONDS_MAX = 1000
/** Seconds. */
const COME_AGAIN = 2

/** Whoever watches over this process has to see it most of all when it has too much to do. */
const ALWAYS_ANSWERED = /^\/(health|metrics)(\/|\?|$)/

/** Refuses at once what could only wait, so that what was begun can be finished. */
export async function shedLoad(host: FastifyInstance, waiting: Dependencies['waiting']): Promise<void> {
  const shed = (request: FastifyRequest, reply: FastifyReply) => {
    if (ALWAYS_ANSWERED.test(request.url)) return undefined
    const lag = Math.round(host.memoryUsage().eventLoopDelay)
    request.log.warn({ lag, waiting: waiting.statements() }, 'Too much to do: refused a request')
    return refuse(
      request,
      reply.header('retry-after', COME_AGAIN),
      503,
      'SERVICE_UNAVAILABLE',
      failureMessages.tryAgainLater,
    )
  }
  await host.register(underPressure, {
    maxEventLoopDelay: EVENT_LOOP_LAG_MAX,
    pressureHandler: (request, reply) => void shed(request, reply),
  })
  host.addHook('onRequest', async (request, reply) =>
    waiting.statements() > WAITING_STATEMENTS_MAX || waiting.milliseconds() > WAITING_MILLISECONDS_MAX
      ? shed(request, reply)
      : undefined,
  )
}
