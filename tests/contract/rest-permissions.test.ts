import { beforeAll, describe, expect, test } from 'vitest'
import { createMember, visit } from '#tests/support/members.ts'
import type { HttpClient } from '#tests/support/http-client.ts'
import { valueAt } from '#tests/support/json.ts'
import { createApiClient, type ApiClient } from '#tests/support/api-clients.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const NO_TOKEN = [401, 'No token found in cookies']
const MAY_NOT_WRITE = [403, 'This access token is read-only. Create one with the scope write.']
const MAY_NOT_MANAGE = [403, 'Access tokens cannot manage the account. Please log in.']

const app = await sharedApp()
const access = accessIn((await visit(app).rest.get('/openapi.json')).body)
let reader: ApiClient
let writer: ApiClient
beforeAll(async () => {
  const member = await createMember(app)
  reader = await createApiClient(app, member, ['READ'])
  writer = await createApiClient(app, member, ['WRITE'])
})

test('every call documents its permission', async () => {
  const lines = access.map(([route, wanted]) => `${route}: ${wanted}\n`)
  await expect(lines.toSorted().join('')).toMatchFileSnapshot('../snapshots/rest-permissions.txt')
})

describe('visitor', () => {
  test.for(callsFor('read', 'write', 'account'))('is refused by %s', async (route) => {
    expect(await call(visit(app).http, route)).toEqual(NO_TOKEN)
  })
})

describe('API client', () => {
  test.for(callsFor('read'))('with read scope is allowed by %s', async (route) => {
    expect([401, 403]).not.toContain((await call(reader.http, route))[0])
  })

  test.for(callsFor('write'))('with only read scope is refused by %s', async (route) => {
    expect(await call(reader.http, route)).toEqual(MAY_NOT_WRITE)
  })

  test.for(callsFor('write'))('with write scope is allowed by %s', async (route) => {
    expect([401, 403]).not.toContain((await call(writer.http, route))[0])
  })

  test.for(callsFor('account'))('is refused by %s with any scope', async (route) => {
    expect(await call(writer.http, route)).toEqual(MAY_NOT_MANAGE)
  })
})

function callsFor(...wanted: string[]): string[] {
  return access.filter(([, required]) => wanted.includes(required)).map(([route]) => route)
}

/** Sends any request. Returns its status and message. */
async function call({ fetch }: HttpClient, route: string): Promise<[number, unknown]> {
  const [method, path = ''] = route.split(' ')
  const response = await fetch(`/api/v1${path.replace('{id}', '0190a0b0-0000-7000-8000-000000000000')}`, {
    method,
  })
  const { message }: { message?: unknown } = JSON.parse(await response.text())
  return [response.status, message]
}

/** The security requirements of each operation in the OpenAPI document, as roles. */
function accessIn(document: unknown): [string, string][] {
  const paths: Record<string, object> = Object(valueAt(document, 'paths'))
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, described]): [string, string] => {
      const ways: Record<string, string[]>[] = Object(described).security ?? []
      const roles = new Set(ways.flatMap((way) => Object.values(way).map((of) => of.join(' and '))))
      return [`${method.toUpperCase()} ${path}`, [...roles].join(' or ') || 'visitor']
    }),
  )
}
