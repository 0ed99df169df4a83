import { beforeAll, describe, expect, test } from 'vitest'
import { createMember, visit } from '#tests/support/members.ts'
import type { HttpClient } from '#tests/support/http-client.ts'
import { valueAt } from '#tests/support/json.ts'
import { createApiClient, type ApiClient } from '#tests/support/api-clients.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

/** The caller that each operation requires, see permissions.test.ts. Add new operations here on purpose. */
const ACCESS = new Map([
  ['POST /auth/register', 'visitor'],
  ['POST /auth/otp-verify', 'visitor'],
  ['POST /auth/otp-resend', 'visitor'],
  ['POST /auth/login', 'visitor'],
  ['POST /auth/logout', 'visitor'],
  ['GET /auth/verify', 'read'],
  ['POST /auth/refresh', 'visitor'],
  ['POST /auth/verify-username', 'visitor'],
  ['POST /auth/forgot-password', 'visitor'],
  ['POST /auth/reset-password', 'visitor'],
  ['POST /auth/change-password', 'account'],
  ['POST /auth/identity/start', 'visitor'],
  ['POST /auth/identity', 'visitor'],
  ['POST /post', 'write'],
  ['GET /post', 'read'],
  ['GET /post/me', 'read'],
  ['GET /post/trending', 'read'],
  ['GET /post/{id}', 'read'],
  ['DELETE /post/me/{id}', 'write'],
  ['POST /post/{id}/share', 'write'],
  ['POST /postinteractions', 'write'],
  ['GET /users/me/profile-info', 'read'],
  ['PUT /users/me/profile-info', 'write'],
  ['GET /users/profile', 'read'],
  ['PUT /users/profile', 'write'],
  ['DELETE /users/profile', 'account'],
  ['GET /users/{id}/profile', 'read'],
  ['GET /users/me/trending-profiles', 'read'],
  ['POST /users/profile-photo', 'write'],
  ['PUT /users/profile-photo', 'write'],
  ['DELETE /users/profile-photo', 'write'],
  ['POST /users/me/email-confirm', 'account'],
  ['GET /users/me/sessions', 'account'],
  ['DELETE /users/me/sessions', 'account'],
  ['DELETE /users/me/sessions/{id}', 'account'],
  ['GET /users/me/data-export', 'account'],
  ['POST /users/me/data-export', 'account'],
  ['GET /users/me/identities', 'account'],
  ['DELETE /users/me/identities/{id}', 'account'],
  ['GET /tokens', 'account'],
  ['POST /tokens', 'account'],
  ['DELETE /tokens/{id}', 'account'],
  ['POST /media', 'write'],
  ['GET /media/{id}', 'read'],
  ['DELETE /media/{id}', 'write'],
])

const NO_TOKEN = [401, 'No token found in cookies']
const MAY_NOT_WRITE = [403, 'This access token is read-only. Create one with the scope write.']
const MAY_NOT_MANAGE = [403, 'Access tokens cannot manage the account. Please log in.']

const app = await sharedApp()
let reader: ApiClient
let writer: ApiClient
beforeAll(async () => {
  const member = await createMember(app)
  reader = await createApiClient(app, member, ['READ'])
  writer = await createApiClient(app, member, ['WRITE'])
})

test('every call documents its permission', async () => {
  const { body } = await visit(app).rest.get('/openapi.json')
  expect(new Map(accessIn(body))).toEqual(ACCESS)
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

function callsFor(...access: string[]): string[] {
  return [...ACCESS].filter(([, wanted]) => access.includes(wanted)).map(([route]) => route)
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
