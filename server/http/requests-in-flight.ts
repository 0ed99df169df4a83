import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

export type RequestsInFlight = {
  /** Resolves when every request has its answer, or has been given up by who sent it. */
  finished(): Promise<void>
  /** Gives up those that are left. */
  cutOff(): void
}

/**
 * Fastify's own close knows only one of the addresses that `localhost` stands for, and waits for connections that a
 * browser keeps for a next request.
 */
export function watchRequests(host: FastifyInstance): RequestsInFlight {
  const unanswered = new Set<ServerResponse>()
  let isClosing = false
  host.addHook('preClose', async () => {
    isClosing = true
  })
  host.addHook('onRequest', async ({ raw: { socket } }, { raw: response }) => {
    unanswered.add(response)
    response.once('close', () => {
      unanswered.delete(response)
      if (isClosing) socket.destroySoon()
    })
  })
  return {
    async finished() {
      const answers = Array.from(
        unanswered,
        (response) => new Promise<void>((resolve) => void response.once('close', resolve)),
      )
      await Promise.all(answers)
    },
    cutOff() {
      for (const response of unanswered) response.destroy()
    },
  }
}
