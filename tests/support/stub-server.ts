import { vi } from 'vitest'

type Answer = unknown
type Call = { operation: string; variables: unknown; signal: AbortSignal | null | undefined }

/**
 * Replaces `fetch`: responds to each operation by its name. A response can be a function of the number of earlier requests, or
 * an Error for an unreachable server.
 */
export function stubServer(answers: Record<string, Answer>) {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit): Promise<Response> => {
    if (typeof init.body !== 'string') throw new Error('The stub reads JSON only')
    const { operationName, variables }: { operationName: string; variables: unknown } = JSON.parse(init.body)
    const times = calls.filter(({ operation }) => operation === operationName).length
    calls.push({ operation: operationName, variables, signal: init.signal })
    const answer = answers[operationName]
    const body: unknown = await (typeof answer === 'function' ? answer(times) : answer)
    if (body instanceof Error) throw body
    if (body === undefined) throw new Error(`The stub has no answer to ${operationName}`)
    return Response.json(body)
  })
  return { calls, operations: () => calls.map(({ operation }) => operation) }
}

/** An access token with the given lifetime in seconds. Its signature is invalid, which clients cannot check. */
export function accessToken(seconds: number): string {
  return `e30.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + seconds }))}.signature`
}

export function renewed(seconds = 24 * 3600) {
  return {
    data: {
      refreshSession: {
        __typename: 'RefreshSessionPayload',
        tokens: { accessToken: accessToken(seconds) },
      },
    },
  }
}

export const refreshRefused = refusal({ wasSessionEnded: false })
/** The session was ended on another device. */
export const sessionEnded = refusal({ wasSessionEnded: true })

function refusal(fields: object) {
  return { data: { refreshSession: { __typename: 'TokenRefreshFailedError', ...fields } } }
}
