import type { OpenAPIV3_1 } from 'openapi-types'
import { documentedCodes } from '#server/platform/error-codes.ts'
import { COMMON_HEADERS } from './headers.ts'

const METHODS = ['get', 'post', 'put', 'delete'] as const
const FAILURE = { $ref: '#/components/schemas/Failure' }

type Document = OpenAPIV3_1.Document
type Operation = OpenAPIV3_1.OperationObject
type Response = OpenAPIV3_1.ResponseObject

/** Adds what all operations with the same method or status have in common. */
export function completeDocument(document: Document): Document {
  for (const path of Object.values(document.paths ?? {}))
    for (const method of METHODS) {
      const operation = path?.[method]
      if (operation) completeOperation(operation, method)
    }
  const code = document.components?.schemas?.['Failure']?.properties?.['code']
  if (code) Object.assign(code, { enum: documentedCodes().map((documented) => documented.code) })
  return withoutUnused(document)
}

function completeOperation(operation: Operation, method: (typeof METHODS)[number]): void {
  const responses = (operation.responses ??= {})
  for (const [status, response] of Object.entries(responses))
    if (!('$ref' in response)) completeResponse(response, Number(status), method)
  if (method === 'get') {
    operation.parameters = [...(operation.parameters ?? []), { $ref: '#/components/parameters/IfNoneMatch' }]
    responses['304'] = {
      description: 'The cached response is still current.',
      headers: headerRefs([...COMMON_HEADERS, 'ETag']),
    }
  }
  completeBody(operation)
}

function completeResponse(response: Response, status: number, method: string): void {
  // A server error may occur before the request is counted.
  const names = status >= 500 ? [] : [...COMMON_HEADERS]
  if (status === 429 || status === 503) names.push('Retry-After')
  if (status < 300 && method === 'get') names.push('ETag')
  response.headers = { ...response.headers, ...headerRefs(names) }
  const json = response.content?.['application/json']
  if (status >= 400 && json) json.schema = FAILURE
}

/** @fastify/swagger marks every body as required. A body without required fields is optional. */
function completeBody({ requestBody }: Operation): void {
  if (!requestBody || '$ref' in requestBody) return
  const schemas = Object.values(requestBody.content).map(({ schema }) => schema)
  requestBody.required = schemas.some((schema) => schema && 'required' in schema && schema.required?.length)
}

function headerRefs(names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

/** Each named schema is printed for input and for output. Those without references are removed. */
function withoutUnused(document: Document): Document {
  const schemas = document.components?.schemas ?? {}
  const text = JSON.stringify(document)
  const used = Object.entries(schemas).filter(([name]) => text.includes(`"#/components/schemas/${name}"`))
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(used) } }
}
