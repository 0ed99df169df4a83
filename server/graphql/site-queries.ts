import { getOperationAST, OperationTypeNode } from 'graphql'
import { processRegularResult } from 'graphql-yoga'
import { z } from 'zod'
import type { GraphQLContext } from './context.ts'
import type { PersistedDocuments } from './plugins/persisted-documents.ts'
import type { GraphQLServer } from './yoga.ts'

/** What the site and most programs accept, and which of it Yoga answers them with. */
const ANSWERED_WITH = new Map<string | undefined, string>([
  [undefined, 'application/json'],
  ['*/*', 'application/json'],
  ['application/json', 'application/json'],
  ['application/graphql-response+json, application/json', 'application/graphql-response+json'],
])

const bodySchema = z.strictObject({
  operationName: z.string().optional(),
  variables: z.record(z.string(), z.unknown()).optional(),
  extensions: z.object({ persistedQuery: z.object({ sha256Hash: z.string() }) }),
})

type Asked = { method: string; accept: string | undefined; body: unknown }

/**
 * Answers a query of the site that is asked as the site asks it: by the same plugins and Yoga's own rules for answers, but
 * without the request and the hooks that Yoga makes of anything that HTTP may bring, a tenth of the whole (decision 0036).
 * Undefined: it is something else, for Yoga.
 */
export async function answerSiteQuery(
  yoga: GraphQLServer,
  documents: PersistedDocuments,
  { method, accept, body }: Asked,
  graphql: GraphQLContext,
): Promise<Response | undefined> {
  const mediaType = ANSWERED_WITH.get(accept)
  const params = method === 'POST' ? bodySchema.safeParse(body).data : undefined
  const query = params && documents.get(params.extensions.persistedQuery.sha256Hash)
  if (!mediaType || !query) return undefined
  const { operationName, variables: variableValues } = params
  const { schema, parse, contextFactory, execute } = yoga.getEnveloped({
    graphql,
    params: { ...params, query },
  })
  const document = parse(query)
  if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.QUERY) return undefined
  const contextValue = await contextFactory()
  const result = await execute({ schema, document, contextValue, operationName, variableValues })
  return processRegularResult(result, yoga.fetchAPI, mediaType)
}
