import type { Page, Route } from 'playwright-core'
import { feedPath } from '#rules/site-paths.ts'

/** Names of the operations that a state delays or fails. */
type Operation = RegExp

/** Never responds. */
export function never(operation: Operation) {
  return onOperation(operation, () => undefined)
}

/** Responds with 500. */
export function failing(operation: Operation) {
  return onOperation(operation, (route) =>
    route.fulfill({ status: 500, json: { errors: [{ message: 'Out of order' }] } }),
  )
}

/** Responds with 500 to the first request and never to later ones. */
export function failingThenNever(operation: Operation) {
  return (page: Page): Promise<void> => {
    let calls = 0
    return onOperation(operation, (route) => {
      calls += 1
      return calls === 1 ? route.fulfill({ status: 500, body: 'Out of order' }) : undefined
    })(page)
  }
}

/** Changes the data of the response. */
export function changing(operation: Operation, change: (data: JsonObject) => void) {
  return onOperation(operation, async (route) => {
    const response = await route.fetch()
    const body = objectIn(await response.json())
    change(objectIn(body['data']))
    await route.fulfill({ response, json: body })
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

/** The server renders the feed for members only. A request without cookies gets the page that loads the feed in the browser. */
async function skipServerRendering(route: Route): Promise<void> {
  const headers = { ...route.request().headers(), cookie: '' }
  await route.fulfill({ response: await route.fetch({ headers }) })
}

function onOperation(operation: Operation, answer: (route: Route) => Promise<void> | undefined) {
  return async (page: Page): Promise<void> => {
    await page.route(
      (url) => url.pathname === feedPath,
      (route) => skipServerRendering(route),
    )
    await page.route('**/graphql', async (route) => {
      const isMeant = operation.test(route.request().postData() ?? '')
      await (isMeant ? answer(route) : route.fallback())
    })
  }
}
