import { getOperationAST, OperationTypeNode, type DocumentNode } from 'graphql'
import { processRegularResult } from 'graphql-yoga'
import { z } from 'zod'
import type { GraphQLContext } from './context.ts'
import { findDocument, type PersistedDocuments } from './plugins/persisted-documents.ts'
import { setPointsHeaders } from './plugins/points.ts'
import type { GraphQLServer } from './yoga.ts'

/** What the site and most programs accept, and which of it Yoga answers them with. */
const ANSWERED_WITH = new Map<string | undefined, string>([
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

type Asked = { method: string; accept: string | undefined; body: unknown }

/**
 * Answers a query or mutation that is asked as the site and most programs ask: by the same plugins and Yoga's own rules for
 * answers, but without the request and the hooks that Yoga makes of anything that HTTP may bring, a tenth of a query and a
 * quarter of a mutation (decision 0036). Undefined: it is something else, for Yoga.
 */
export async function executeJsonRequest(
  yoga: GraphQLServer,
  documents: PersistedDocuments,
  { method, accept, body }: Asked,
  graphql: GraphQLContext,
): Promise<Response | undefined> {
  const mediaType = ANSWERED_WITH.get(accept)
  const { data: asked } = bodySchema.safeParse(body)
  if (!mediaType || method !== 'POST' || !asked) return undefined
  const query = findDocument(documents, asked)
  if (typeof query !== 'string') return undefined
  const { operationName, variables: variableValues } = asked
  const { schema, contextFactory, execute, ...reading } = yoga.getEnveloped({
    graphql,
    params: { ...asked, query },
  })
  const document = readOperation({ schema, ...reading }, query, operationName)
  if (!document) return undefined
  const contextValue = await contextFactory()
  const result = await execute({ schema, document, contextValue, operationName, variableValues })
  const response = processRegularResult(result, yoga.fetchAPI, mediaType)
  if (contextValue.points) setPointsHeaders(response.headers, contextValue.points)
  return response
}

type Reading = Pick<ReturnType<GraphQLServer['getEnveloped']>, 'schema' | 'parse' | 'validate'>

/** Undefined: it is a subscription, or not a right document, which Yoga meets as well and tells of. */
function readOperation(
  { schema, parse, validate }: Reading,
  query: string,
  operationName: string | null | undefined,
): DocumentNode | undefined {
  try {
    const document: DocumentNode = parse(query)
    const operation = getOperationAST(document, operationName)?.operation
    const isAnsweredOnce = operation && operation !== OperationTypeNode.SUBSCRIPTION
    return isAnsweredOnce && validate(schema, document).length === 0 ? document : undefined
  } catch {
    return undefined
  }
}
