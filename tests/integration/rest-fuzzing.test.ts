import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addCredentials,
  createMembers,
  PASSWORD,
  signIn,
  type TestMember,
  visit,
} from '#tests/support/members.ts'
import { arbitraryObject, arbitraryText, arbitraryValue, LEAK } from '#tests/support/arbitrary-values.ts'
import type { HttpClient } from '#tests/support/http-client.ts'
import { valueAt } from '#tests/support/json.ts'
import { createTestLog } from '#tests/support/log-lines.ts'
import { restContract, type DocumentedCall, type RestContract } from '#tests/support/rest-contract.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'

/** Requests per operation and caller. The seed is fixed, so failures are reproducible. */
const RUNS = { seed: 8, numRuns: 5, endOnFailure: true }
const JSON_TYPE = { 'content-type': 'application/json' }

let app: TestApp
let contract: RestContract
let member: TestMember
let plausible: fc.Arbitrary<unknown>
beforeAll(async () => {
  app = await startTestApp({}, { log: createTestLog().log })
  contract = await restContract(app.url)
  const [someone] = await createMembers(app, 1)
  if (!someone) throw new Error('A member was asked for')
  member = someone
  await addCredentials(app, member.id)
  const form = new FormData()
  form.append('title', 'Something to aim at')
  const postId = (await member.rest.form('/post', form)).text('post.id')
  plausible = fc.constantFrom<unknown>(
    postId,
    member.id,
    PASSWORD,
    'like',
    'ada@mail.example',
    '123456',
    true,
    1,
  )
})
afterAll(() => app.stop())

describe('arbitrary input of any v1 call gets a documented response without internal details', () => {
  test('for members', async () => {
    for (const call of contract.calls) {
      // Some requests end the session.
      const { http } = await signIn(app, member)
      await expectRobust(call, http)
    }
  })

  test('for visitors', async () => {
    for (const call of contract.calls) await expectRobust(call, visit(app).http)
  })
})

test('undecodable URLs and invalid headers cause no server error', async () => {
  for (const part of ['%', '%00', '%ED%A0%80', '%C0%AF', '..%2f..%2fetc%2fpasswd', 'a'.repeat(5000)])
    for (const path of [`/api/v1/post/${part}`, `/media/${part}`, `/profile/${part}`, `/${part}`])
      expect((await fetch(`${app.url}${path}`)).status, path).toBeLessThan(500)
  const headers = {
    authorization: 'Bearer \u00ff\u00fe',
    cookie: '__proto__=1; guffaw=%ff; =; ;;',
    'if-none-match': '"'.repeat(1000),
    'idempotency-key': '\u0080'.repeat(300),
    'accept-language': ','.repeat(1000),
    range: 'bytes=9-1,-0,',
  }
  for (const [name, value] of Object.entries(headers))
    expect((await fetch(`${app.url}/api/v1/post`, { headers: { [name]: value } })).status, name).toBeLessThan(
      500,
    )
})

async function expectRobust(call: DocumentedCall, http: HttpClient): Promise<void> {
  await fc.assert(
    fc.asyncProperty(requestOf(call), async ({ path, init }) => {
      const response = await http.fetch(path, init)
      const text = await response.text()
      expect(response.status, text).toBeLessThan(500)
      expect(text).not.toMatch(LEAK)
    }),
    RUNS,
  )
}

type Request = { path: string; init: RequestInit }

function requestOf({ path, method, operation }: DocumentedCall): fc.Arbitrary<Request> {
  const names = (operation.parameters ?? []).flatMap((parameter) =>
    'name' in parameter && parameter.in === 'query' ? [parameter.name] : [],
  )
  const id = fc.oneof(plausible, arbitraryText).map(inAddress)
  const query = arbitraryObject(names, () => fc.oneof(plausible, arbitraryText).map(String))
  const init = method === 'get' || !operation.requestBody ? fc.constant({}) : bodyOf(operation)
  return fc.tuple(id, query, init).map(([part, parameters, rest]) => ({
    path: `/api/v1${path.replace('{id}', part)}${inQuery(parameters)}`,
    init: { method: method.toUpperCase(), ...rest },
  }))
}

/** A value as a path segment. Other tests cover values that cannot be one. */
function inAddress(value: unknown): string {
  const text = Buffer.from(String(value)).toString().slice(0, 60)
  return ['', '.', '..'].includes(text) ? 'x' : encodeURIComponent(text)
}

function inQuery(parameters: Record<string, unknown>): string {
  const entries = Object.entries(parameters).map(([name, value]) => [name, String(value).slice(0, 2000)])
  return entries.length > 0 ? `?${new URLSearchParams(entries).toString()}` : ''
}

function bodyOf({ requestBody }: DocumentedCall['operation']): fc.Arbitrary<RequestInit> {
  const content = Object(requestBody).content ?? {}
  if ('multipart/form-data' in content) return formOf(keysOf(content['multipart/form-data'].schema))
  const keys = keysOf(content['application/json']?.schema)
  const objects = arbitraryObject(keys, () => fc.oneof(plausible, arbitraryValue))
  const json = fc.oneof({ weight: 4, arbitrary: objects }, { weight: 1, arbitrary: arbitraryValue })
  return json.map((value) => ({ body: JSON.stringify(value), headers: JSON_TYPE }))
}

function formOf(keys: string[]): fc.Arbitrary<RequestInit> {
  const file = fc
    .uint8Array({ maxLength: 300 })
    .map((bytes) => new Blob([Uint8Array.from(bytes)], { type: 'image/png' }))
  const fields = arbitraryObject(keys, () => fc.oneof(plausible.map(String), arbitraryText, file))
  return fields.map((values) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(values)) {
      if (value instanceof Blob) body.append(name, value, 'file')
      else body.append(name, String(value))
    }
    return { body }
  })
}

/** All property names in the schema of a body. */
function keysOf(schema: unknown): string[] {
  const reference = valueAt(schema, '$ref')
  if (typeof reference === 'string')
    return keysOf(valueAt(contract.document, reference.slice(2).replaceAll('/', '.')))
  const properties = valueAt(schema, 'properties')
  return Object.keys(Object(properties))
}
