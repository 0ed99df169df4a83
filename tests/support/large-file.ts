import { once } from 'node:events'
import { request } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { isRestCall, restContract } from './rest-contract.ts'
import type { TestApp } from './start-app.ts'

const MEGABYTE = 1024 * 1024

type LargeFile = {
  /** The name of its form field. */
  field: string
  bytes: number
  /** The fields before the file. */
  fields?: Record<string, string>
  onChunk?: () => Promise<void>
}

/**
 * Sends a form with a file of zeros. `fetch` would take ten times as long and hold the whole file in memory. Validates responses
 * like the HTTP client.
 */
export async function sendLargeFile(
  { url }: Pick<TestApp, 'url'>,
  path: string,
  accessToken: string,
  file: LargeFile,
): Promise<{ status: number; body: unknown }> {
  const call = request(new URL(path, url), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${accessToken}`,
      'content-type': 'multipart/form-data; boundary=b',
    },
  })
  Readable.from(chunksOf(file)).pipe(call)
  const [response] = await once(call, 'response')
  const { statusCode: status, headers } = response
  const answer = new Response(await text(response), { status, headers })
  if (isRestCall(path)) await (await restContract(url)).check('POST', path, answer)
  return { status, body: await answer.json() }
}

async function* chunksOf({ field, bytes, fields = {}, onChunk }: LargeFile): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  const head = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"`
  for (const [name, value] of Object.entries(fields))
    yield encoder.encode(`${head(name)}\r\n\r\n${value}\r\n`)
  yield encoder.encode(`${head(field)}; filename="a.png"\r\n\r\n`)
  const chunk = new Uint8Array(MEGABYTE)
  for (let left = bytes; left > 0; left -= MEGABYTE) {
    await onChunk?.()
    yield chunk.subarray(0, left)
  }
  yield encoder.encode('\r\n--b--\r\n')
}
