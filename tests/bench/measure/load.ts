import autocannon from 'autocannon'
import type { Peer } from '../peers/process.ts'

/** A request to a server. The path starts with a slash. */
export type Call = { method?: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: string }

export type Load = {
  /** Requests per second. */
  rate: number
  /** Milliseconds of each request. */
  times: number[]
  failures: number
}

/** Sends requests on that many connections for some seconds. */
export async function loadWith(
  { url }: Peer,
  next: () => Call,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  const times: number[] = []
  let failures = 0
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(
      {
        url: new URL(url).origin,
        connections,
        duration: seconds,
        requests: [{ setupRequest: (request) => ({ ...request, ...withDefaults(next()) }) }],
      },
      (error: Error | null, ended) => (error ? reject(error) : resolve(ended)),
    )
    run.on('response', (_client, status, _bytes, time) => {
      times.push(time)
      if (status >= 300) failures += 1
    })
  })
  return { rate: times.length / result.duration, times, failures: failures + result.errors }
}

/** Sends one request. Throws if it failed, also for GraphQL errors. Returns null for a picture. */
export async function ask({ url }: Peer, call: Call): Promise<unknown> {
  const { path, ...rest } = withDefaults(call)
  const response = await fetch(new URL(path, url), rest)
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  const answer: unknown = isJson ? JSON.parse(text) : null
  const hasErrors = typeof answer === 'object' && answer !== null && 'errors' in answer
  if (!response.ok || hasErrors)
    throw new Error(`${call.method ?? 'GET'} ${call.path} answered ${response.status}: ${text.slice(0, 500)}`)
  return answer
}

function withDefaults({ method, path, headers, body }: Call) {
  return {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    path,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body }),
  }
}
