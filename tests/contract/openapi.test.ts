import { readFile } from 'node:fs/promises'
import Fastify from 'fastify'
import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { restRoutes } from '#server/rest-routes.ts'
import { valueAt } from '#tests/support/json.ts'
import { createMember } from '#tests/support/members.ts'
import { restContract, type DocumentedCall, type RestContract } from '#tests/support/rest-contract.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()
let contract: RestContract
beforeAll(async () => {
  contract = await restContract(app.url)
})

test('OpenAPI document is valid 3.1', async () => {
  expect(contract.document.openapi).toBe('3.1.0')
  expect(await new Validator().validate(structuredClone(contract.document))).toEqual({ valid: true })
})

test('OpenAPI document names the license of the package', async () => {
  const { license } = z
    .object({ license: z.string() })
    .parse(JSON.parse(await readFile('package.json', 'utf8')))
  expect(contract.document.info.license).toEqual({ name: license, identifier: license })
})

test('path that fits two templates belongs to the one with the fixed segment', async () => {
  const member = await createMember(app)
  const shared = await member.rest.post('/post/me/share')
  expect(shared).toMatchObject({ status: 405, body: { code: 'METHOD_NOT_ALLOWED' } })
  expect(shared.headers.get('allow')).toBe('DELETE, OPTIONS')
  expect(await member.rest.delete('/post/me/share')).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_FAILED' },
  })
})

test('OpenAPI document lists exactly the existing calls', async () => {
  const routes: string[] = []
  const hidden = new Set<string>()
  const host = Fastify()
  host.addHook('onRoute', ({ method, url, schema }) => {
    for (const one of [method].flat())
      if (schema?.hide) hidden.add(url)
      else if (one !== 'HEAD') routes.push(`${one} ${url.replaceAll(/:(\w+)/g, '{$1}')}`)
  })
  await host.register(restRoutes, { prefix: '/api/v1', dependencies: app.dependencies, isSecure: false })
  await host.ready()
  await host.close()
  const documented = contract.calls.map(({ method, path }) => `${method.toUpperCase()} /api/v1${path}`)
  expect(routes.toSorted()).toEqual(documented.toSorted())

  const undocumented = [...hidden].filter(
    (url) => !routes.some((route) => route.endsWith(` ${template(url)}`)),
  )
  expect(undocumented.filter((url) => !url.startsWith('/api/v1/docs'))).toEqual([
    '/api/v1/openapi.json',
    // Used by tus clients, see decision 0028.
    '/api/v1/uploads',
    '/api/v1/uploads/:id',
  ])
})

test('every call has a unique operation id usable in generated clients', () => {
  const names = contract.calls.map(({ operationId }) => operationId)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z]+$/)
})

test('every call documents its purpose, its authorization and its errors', () => {
  const tags = contract.document.tags?.map(({ name }) => name)
  for (const { operation, operationId, path } of contract.calls) {
    expect(operation.summary, operationId).toBeTruthy()
    expect(operation.description, operationId).toBeTruthy()
    expect(tags).toContain(operation.tags?.[0])
    expect(operation.security, operationId).toBeDefined()
    const failures = ['429', '500']
    if (operation.security?.length) failures.push('401')
    if (operation.requestBody || path.includes('{')) failures.push('400')
    expect(Object.keys(operation.responses ?? {}), operationId).toEqual(expect.arrayContaining(failures))
  }
})

describe('examples', () => {
  test('exist for every parameter, body and response', () => {
    for (const { operation, operationId } of contract.calls) {
      const ownParameters = operation.parameters?.filter((parameter) => !('$ref' in parameter)) ?? []
      for (const parameter of ownParameters) expect(parameter, operationId).toHaveProperty('example')
      for (const media of mediaOf(operation))
        expect(Object.keys(media), operationId).toContainEqual(expect.stringMatching(/^examples?$/))
    }
  })

  test('match their schemas', () => {
    for (const call of contract.calls)
      for (const { pointer, value } of examplesOf(call))
        expect(contract.faults(pointer, value), call.operationId).toBeNull()
  })
})

test('OpenAPI document and its page are public and revalidated by caches', async () => {
  const first = await fetch(new URL('/api/v1/openapi.json', app.url))
  expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8')
  const etag = first.headers.get('etag') ?? ''
  const again = await fetch(new URL('/api/v1/openapi.json', app.url), { headers: { 'if-none-match': etag } })
  expect({ status: again.status, text: await again.text() }).toEqual({ status: 304, text: '' })
  const page = await fetch(new URL('/api/v1/docs', app.url))
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  for (const path of ['/api/v1/docs/json', '/api/v1/docs/yaml']) {
    const own = await fetch(new URL(path, app.url), { redirect: 'manual' })
    expect(own.headers.get('location')).toBe('/api/v1/openapi.json')
  }
  const refused = await fetch(new URL('/api/v1/openapi.json', app.url), { method: 'POST' })
  expect(refused.status).toBe(405)
  expect(refused.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
})

type Operation = DocumentedCall['operation']

function mediaOf({ requestBody, responses }: Operation): object[] {
  const parts = [requestBody, ...Object.values(responses ?? {})]
  return parts.flatMap((part) => (part && 'content' in part ? Object.values(part.content ?? {}) : []))
}

function examplesOf({ path, method, operation }: DocumentedCall): { pointer: string; value: unknown }[] {
  const place = `#/paths/${escape(path)}/${method}`
  const { requestBody, responses = {} } = operation
  const parts = [
    ['requestBody', requestBody] as const,
    ...Object.entries(responses).map(([status, response]) => [`responses/${status}`, response] as const),
  ]
  return parts.flatMap(([at, part]) =>
    Object.entries(part && 'content' in part ? (part.content ?? {}) : {}).map(([type, media]) => ({
      pointer: `${place}/${at}/content/${escape(type)}/schema`,
      value: media.example ?? valueAt(media, 'examples.example.value'),
    })),
  )
}

function escape(segment: string): string {
  return encodeURIComponent(segment.replaceAll('/', '~1'))
}

function template(url: string): string {
  return url.replaceAll(/:(\w+)/g, '{$1}')
}
