import type { APIResponse, CDPSession, Page } from 'playwright-core'
import { feedPath } from '#rules/site-paths.ts'

/** Names of the operations that a state delays or fails. */
type Operation = RegExp

const OUT_OF_ORDER = JSON.stringify({ errors: [{ message: 'Out of order' }] })

/** Never responds. */
export function never(operation: Operation) {
  return onOperation(operation, () => undefined)
}

/** Responds with 500. */
export function failing(operation: Operation) {
  return onOperation(operation, ({ fulfill }) => fulfill(500, OUT_OF_ORDER))
}

/** Responds with 500 to the first request and never to later ones. */
export function failingThenNever(operation: Operation) {
  return (page: Page): Promise<void> => {
    let calls = 0
    return onOperation(operation, ({ fulfill }) => {
      calls += 1
      return calls === 1 ? fulfill(500, OUT_OF_ORDER) : undefined
    })(page)
  }
}

/** Changes the data of the response. */
export function changing(operation: Operation, change: (data: JsonObject) => void) {
  return onOperation(operation, async ({ load, fulfill }) => {
    const response = await load()
    const body = objectIn(await response.json())
    change(objectIn(body['data']))
    await fulfill(response.status(), JSON.stringify(body))
  })
}

export type JsonObject = Record<string, unknown>

/** The object at this path of a response. */
export function objectIn(value: unknown, ...path: string[]): JsonObject {
  const found = path.reduce<unknown>((inner, key) => objectIn(inner)[key], value)
  if (!isObject(found)) throw new Error(`There is no object ${path.join('.')} in the answer`)
  return found
}

/** Uploads never finish. */
export async function stalledUploads(page: Page): Promise<void> {
  await page.route('**/api/v1/uploads', () => undefined)
}

/** Makes the browser offline. */
export async function offline(page: Page): Promise<void> {
  await page.context().setOffline(true)
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null
}

type Request = {
  body: string
  /** The response of the server. */
  load(): Promise<APIResponse>
  fulfill(status: number, body: string, contentType?: string): Promise<unknown>
  continue(): Promise<unknown>
}

type Handler = (request: Request) => Promise<unknown> | undefined

const interceptors = new WeakMap<Page, CDPSession[]>()

function onOperation(operation: Operation, answer: Handler) {
  return async (page: Page): Promise<void> => {
    // The server renders the feed for members only. A request without cookies gets the page that loads its data in the browser.
    await intercept(page, { urlPattern: '*', resourceType: 'Document' }, async ({ fulfill }) => {
      const response = await page.request.fetch(feedPath, { headers: { cookie: '' } })
      await fulfill(response.status(), await response.text(), 'text/html')
    })
    await intercept(page, { urlPattern: '*/graphql' }, (request) =>
      operation.test(request.body) ? answer(request) : request.continue(),
    )
  }
}

/** Unlike the routes of Playwright, this leaves the browser's cache enabled, and a page loads in half the time. */
async function intercept(
  page: Page,
  pattern: { urlPattern: string; resourceType?: 'Document' },
  handle: Handler,
): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  interceptors.set(page, [...(interceptors.get(page) ?? []), devtools])
  devtools.on('Fetch.requestPaused', ({ requestId, request }) => {
    const { url, method, headers, postData } = request
    const handled = handle({
      body: postData ?? '',
      load: () => page.request.fetch(url, { method, headers, data: postData }),
      fulfill: (responseCode, body, contentType = 'application/json') =>
        devtools.send('Fetch.fulfillRequest', {
          requestId,
          responseCode,
          responseHeaders: [{ name: 'content-type', value: contentType }],
          body: Buffer.from(body).toString('base64'),
        }),
      continue: () => devtools.send('Fetch.continueRequest', { requestId }),
    })
    // A page that is left cancels its requests, which then cannot be answered.
    const fail = () => devtools.send('Fetch.failRequest', { requestId, errorReason: 'Failed' })
    handled?.catch(fail).catch(() => undefined)
  })
  await devtools.send('Fetch.enable', { patterns: [pattern] })
}

/** Ends the changes of the network that these functions made in the page. */
export async function stopIntercepting(page: Page): Promise<void> {
  for (const devtools of interceptors.get(page) ?? []) await devtools.detach()
  interceptors.delete(page)
}
