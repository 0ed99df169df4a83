import { connectionError } from '#client/relay/errors.ts'

/** Rejects if the connection fails. */
export async function request(url: string, { mayBeMissing = false } = {}): Promise<Response> {
  const response = await fetch(url).catch((error: unknown) => {
    throw connectionError(error)
  })
  if (response.ok || (mayBeMissing && response.status === 404)) return response
  throw connectionError(new Error(`${url} responded with ${response.status}`))
}
