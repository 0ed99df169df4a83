import { readFile } from 'node:fs/promises'
import { getOperationAST, parse, type OperationTypeNode } from 'graphql'
import { z } from 'zod'
import { PERSISTED_DOCUMENTS_FILE } from '#server/config/project-root.ts'
import type { HttpClient } from './http-client.ts'

export const OF_THE_SITE = 'application/graphql-response+json, application/json'
const OF_ITS_OWN = /^(ratelimit-|x-request-id$|date$|content-length$)/

const documents = Object.entries(
  z.record(z.string(), z.string()).parse(JSON.parse(await readFile(PERSISTED_DOCUMENTS_FILE, 'utf8'))),
)

/** The persisted documents of that type: name, hash and text. */
export function documentsOf(kind: OperationTypeNode) {
  return documents.flatMap(([hash, text]) => {
    const operation = getOperationAST(parse(text))
    return operation?.operation === kind ? [[operation.name?.value ?? text, hash, text] as const] : []
  })
}

export const named = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } })

let asked = 0
/** A text that is not cached because of an unused parameter. Only Yoga executes such texts. */
export const roundabout = (text: string) => ({ query: text + ' '.repeat((asked += 1)), nothing: null })

/** The response without its cost and request id. */
export async function ask({ fetch }: HttpClient, body: object, accept = OF_THE_SITE) {
  const headers = { 'content-type': 'application/json', accept }
  const response = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await response.text()
  const { extensions: _cost, ...answer } = z
    .looseObject({ extensions: z.unknown().optional() })
    .parse(JSON.parse(text.replaceAll(response.headers.get('x-request-id') ?? 'none', 'its id')))
  const said = [...response.headers].filter(([name]) => !OF_ITS_OWN.test(name))
  return { status: response.status, said, ...answer }
}
