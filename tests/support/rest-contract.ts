import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { OpenAPIV3_1 } from 'openapi-types'
import { textAt } from './json.ts'

type Operation = OpenAPIV3_1.OperationObject
type Document = OpenAPIV3_1.Document

export const METHODS = ['get', 'post', 'put', 'delete'] as const
const PREFIX = '/api/v1'

/** An operation of the document with its parameters. */
export type DocumentedCall = {
  path: string
  method: (typeof METHODS)[number]
  operationId: string
  operation: Operation
}

/** Validates every v1 response against `/api/v1/openapi.json`. */
export type RestContract = {
  document: Document
  calls: DocumentedCall[]
  /** The responses so far, as `operationId status`. */
  seen: Set<string>
  /** Throws if the response does not match the document. */
  check(method: string, path: string, answer: Response): Promise<void>
  /** Validates a value against the schema at a JSON pointer of the document. Null if it is valid. */
  faults(pointer: string, value: unknown): string | null
}

let contract: Promise<RestContract> | undefined

/** Read once, because all test servers are the same build. */
export function restContract(url: string): Promise<RestContract> {
  contract ??= fetch(new URL(`${PREFIX}/openapi.json`, url))
    .then(async (answer) => createContract(await answer.json()))
    .catch((error) => {
      contract = undefined
      throw error
    })
  return contract
}

/** Whether the path belongs to the document. */
export function isRestCall(path: string): boolean {
  return path.startsWith(`${PREFIX}/`) && !/^\/api\/v1\/(docs|openapi\.json|uploads)/.test(path)
}

function createContract(document: Document): RestContract {
  const faults = createValidator(document)
  const calls = documentedCalls(document)
  const seen = new Set<string>()
  const check = async (method: string, path: string, answer: Response) => {
    const [pathname = ''] = path.slice(PREFIX.length).split('?')
    const template = templateOf(Object.keys(document.paths ?? {}), pathname)
    const onPath = calls.filter((call) => call.path === template)
    const wanted = method === 'HEAD' ? 'get' : method.toLowerCase()
    const call = onPath.find((one) => one.method === wanted)
    const problem = call
      ? await problemWith(call, method, answer, faults)
      : await problemOutside(onPath, method, answer, faults)
    if (problem)
      throw new Error(`${method} ${path} answered ${answer.status}, which is not as documented: ${problem}`)
    if (call) seen.add(`${call.operationId} ${answer.status}`)
  }
  return { document, calls, seen, faults, check }
}

function documentedCalls(document: Document): DocumentedCall[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item?.[method]
      return operation ? [{ path, method, operationId: operation.operationId ?? '', operation }] : []
    }),
  )
}

function createValidator(document: Document): RestContract['faults'] {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false })
  addFormats.default(ajv)
  ajv.addSchema(document, 'v1')
  return (pointer, value) => {
    const validate = ajv.getSchema(`v1${pointer}`) ?? ajv.compile({ $ref: `v1${pointer}` })
    return validate(value) ? null : `${ajv.errorsText(validate.errors)} in ${JSON.stringify(value)}`
  }
}

/** The documented path that matches. Paths without parameters come first. */
function templateOf(templates: string[], pathname: string): string | undefined {
  const isParameter = (segment: string) => segment.startsWith('{')
  const wanted = pathname.split('/')
  return templates
    .filter((template) => {
      const segments = template.split('/')
      return (
        segments.length === wanted.length &&
        segments.every(
          (segment, at) => segment === wanted[at] || (isParameter(segment) && isReadable(wanted[at])),
        )
      )
    })
    .sort((a, b) => Number(a.includes('{')) - Number(b.includes('{')))[0]
}

/** The server refuses longer parameters and invalid UTF-8. */
function isReadable(segment = ''): boolean {
  return segment.length <= 200 && !/%(?![0-9a-f]{2})/i.test(segment)
}

/** For unknown paths and methods. */
async function problemOutside(
  onPath: DocumentedCall[],
  method: string,
  answer: Response,
  faults: RestContract['faults'],
): Promise<string | null> {
  const allow = (answer.headers.get('allow') ?? '').split(', ')
  const isAllowed = onPath.every((call) => allow.includes(call.method.toUpperCase()))
  if (method === 'OPTIONS' && onPath.length > 0)
    return answer.status === 204 && isAllowed ? null : `OPTIONS allows ${allow.join()}`
  const expected = onPath.length > 0 ? 405 : 404
  if (answer.status !== expected && answer.status !== 429) return `${expected} was expected`
  if (answer.status === 405 && !isAllowed) return `Allow says ${allow.join()}`
  return faults('#/components/schemas/Failure', await answer.clone().json())
}

async function problemWith(
  { path, method, operation }: DocumentedCall,
  asked: string,
  answer: Response,
  faults: RestContract['faults'],
): Promise<string | null> {
  const { status } = answer
  const response = operation.responses?.[status]
  if (!response) return 'this status is not there'
  if ('$ref' in response) return 'the answers of a call stand with it'
  for (const name of Object.keys(response.headers ?? {}))
    if (name !== 'Set-Cookie' && !answer.headers.has(name)) return `the header ${name} is missing`
  const text = await answer.clone().text()
  if (asked === 'HEAD' || !response.content) return text === '' ? null : 'there should be no body'

  const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
  if (!(type in response.content)) return `the type ${type} is not there`
  const body: unknown = JSON.parse(text)
  const place = `#/paths/${escaped(path)}/${method}/responses/${status}/content/${escaped(type)}/schema`
  return faults(place, body) ?? (status < 400 ? null : problemWithRefusal(response.description, body))
}

/** The documentation of the status must list the code. */
function problemWithRefusal(description: string, body: unknown): string | null {
  const code = textAt(body, 'code')
  return description.includes(`- \`${code}\``) ? null : `the code ${code} is not documented for this status`
}

/** As a segment of a JSON pointer in a URI. */
function escaped(segment: string): string {
  return encodeURIComponent(segment.replaceAll('~', '~0').replaceAll('/', '~1'))
}
