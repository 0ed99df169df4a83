import { createOperationDescriptor, Observable, type UploadableMap } from 'relay-runtime'
import { afterEach, describe, expect, test, vi } from 'vitest'
import compiledQuery from '#client/__generated__/checkSessionQuery.graphql.ts'
import { fetchGraphQL } from './fetch.ts'
import { TransportError } from './errors.ts'

const answer = { data: { viewer: null } }
const send = vi.fn<typeof fetch>()

afterEach(() => {
  send.mockReset()
})

describe('operation', () => {
  test('is sent by its hash, without its text', async () => {
    stubServer(Response.json(answer))
    expect(await run()).toEqual(answer)
    const [url, request] = send.mock.calls[0] ?? []
    expect(url).toBe('/graphql')
    expect(request).toMatchObject({ method: 'POST', credentials: 'same-origin' })
    expect(parsed(request?.body)).toEqual({
      operationName: 'checkSessionQuery',
      variables: { first: 3 },
      extensions: { persistedQuery: { version: 1, sha256Hash: compiledQuery.params.id } },
    })
  })

  test('sends each file with the path of its variable', async () => {
    stubServer(Response.json(answer))
    const file = new File(['pixels'], 'meme.png', { type: 'image/png' })
    await run({ 'input.media': file })
    const request = send.mock.calls[0]?.[1]
    if (!(request?.body instanceof FormData)) throw new Error('The body is no form')
    expect(parsed(request.body.get('map'))).toEqual({ 0: ['variables.input.media'] })
    expect(request.body.get('0')).toMatchObject({ name: 'meme.png', type: 'image/png' })
    expect(parsed(request.body.get('operations'))).toMatchObject({ variables: { first: 3 } })
    expect(request.headers).not.toHaveProperty('content-type')
  })

  test('returns GraphQL errors unchanged with any HTTP status', async () => {
    const refusal = { data: null, errors: [{ message: 'Not now' }] }
    stubServer(Response.json(refusal, { status: 500 }))
    expect(await run()).toEqual(refusal)
  })

  test('is aborted when its caller unsubscribes', () => {
    send.mockReturnValue(new Promise(() => undefined))
    vi.stubGlobal('fetch', send)
    const subscription = observe().subscribe({})
    subscription.unsubscribe()
    expect(send.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  })
})

describe('transport failure', () => {
  test('distinguishes an unreachable server from an offline device', async () => {
    send.mockRejectedValue(new TypeError('Failed to fetch'))
    vi.stubGlobal('fetch', send)
    await expect(run()).rejects.toMatchObject({ failure: 'unreachable' })

    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await expect(run()).rejects.toEqual(
      new TransportError('offline', "You're currently offline. Please check your internet connection."),
    )
  })

  test('is reported for a response that is not GraphQL', async () => {
    stubServer(new Response('<h1>Bad gateway</h1>', { status: 502 }))
    await expect(run()).rejects.toMatchObject({ failure: 'unreadable', message: 'HTTP error! status: 502' })
    stubServer(new Response('<h1>Welcome</h1>'))
    await expect(run()).rejects.toThrow('Invalid response format from server')
    stubServer(new Response(''))
    await expect(run()).rejects.toThrow('Empty response from server')
    stubServer(Response.json({ success: false, message: 'Too many requests' }, { status: 429 }))
    await expect(run()).rejects.toThrow('Too many requests')
  })
})

function parsed(text: unknown): unknown {
  if (typeof text !== 'string') throw new Error('This is no text')
  return JSON.parse(text)
}

function stubServer(response: Response) {
  send.mockReset()
  send.mockResolvedValue(response)
  vi.stubGlobal('fetch', send)
}

function observe(uploadables?: UploadableMap) {
  const { request } = createOperationDescriptor(compiledQuery, {})
  return Observable.from(fetchGraphQL(request.node.params, { first: 3 }, {}, uploadables))
}

function run(uploadables?: UploadableMap) {
  return observe(uploadables).toPromise()
}
