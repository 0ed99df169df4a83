import { getOperationAST, OperationTypeNode, type DocumentNode } from 'graphql'
import { processRegularResult } from 'graphql-yoga'
import { z } from 'zod'
import type { GraphQLContext } from './context.ts'
import { findDocument, type PersistedDocuments } from './plugins/persisted-documents.ts'
import { setPointsHeaders } from './plugins/points.ts'
import type { GraphQLServer } from './yoga.ts'

const RESPONSE_TYPES = new Map<string | undefined, string>([
  [undefined, 'application/json'],
  ['*/*', 'application/json'],
  ['application/json', 'application/json'],
  ['application/graphql-response+json, application/json', 'application/graphql-response+json'],
])

const bodySchema = z.strictObject({
  query: z.string().optional(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  extensions: z.record(z.string(), z.unknown()).nullish(),
})

type JsonRequest = { method: string; accept: string | undefined; body: unknown }

/**
 * JSON POST requests take a fast path without Yoga's HTTP layer (decision 0036). Undefined: Yoga has to handle the
 * request.
 */
export async function executeJsonRequest(
  yoga: GraphQLServer,
  documents: PersistedDocuments,
  { method, accept, body }: JsonRequest,
  graphql: GraphQLContext,
): Promise<Response | undefined> {
  const mediaType = RESPONSE_TYPES.get(accept)
  const { data: params } = bodySchema.safeParse(body)
  if (!mediaType || method !== 'POST' || !params) return undefined
  const query = findDocument(documents, params)
  if (typeof query !== 'string') return undefined
  const { operationName, variables: variableValues } = params
  const { schema, contextFactory, execute, ...parser } = yoga.getEnveloped({
    graphql,
    params: { ...params, query },
  })
  const document = readOperation({ schema, ...parser }, query, operationName)
  if (!document) return undefined
  const contextValue = await contextFactory()
  const result = await execute({ schema, document, contextValue, operationName, variableValues })
  const response = processRegularResult(result, yoga.fetchAPI, mediaType)
  if (contextValue.points) setPointsHeaders(response.headers, contextValue.points)
  return response
}

type Parser = Pick<ReturnType<GraphQLServer['getEnveloped']>, 'schema' | 'parse' | 'validate'>

/** Undefined: a subscription or an invalid document, which Yoga handles. */
function readOperation(
  { schema, parse, validate }: Parser,
  query: string,
  operationName: string | null | undefined,
): DocumentNode | undefined {
  try {
    const document: DocumentNode = parse(query)
    const operation = getOperationAST(document, operationName)?.operation
    const hasSingleResult = operation && operation !== OperationTypeNode.SUBSCRIPTION
    return hasSingleResult && validate(schema, document).length === 0 ? document : undefined
  } catch {
    return undefined
  }
}
