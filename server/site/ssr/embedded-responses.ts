import type { ExecutionResult } from 'graphql'
import type { GraphQLContext } from '#server/platform/graphql/context.ts'
import type { PersistedDocuments } from '#server/platform/graphql/plugins/persisted-documents.ts'
import type { GraphQLServer } from '#server/platform/graphql/yoga.ts'

/** The initial queries of the feed screen. They have no variables. */
const FEED_QUERIES = ['checkSessionQuery', 'shellLoaderQuery', 'feedLoaderQuery']

/** `id` is the hash of the document. */
export type EmbeddedResponse = { id: string; variables: object; response: ExecutionResult }
export type EmbeddedResponses = readonly EmbeddedResponse[]

/** Executes the queries of the feed screen. Returns null if one of them fails. */
export type EmbedResponses = (graphql: GraphQLContext) => Promise<EmbeddedResponses | null>

export function createResponseEmbedder(yoga: GraphQLServer, documents: PersistedDocuments): EmbedResponses {
  const queries = [...documents].filter(([, text]) =>
    FEED_QUERIES.some((name) => text.startsWith(`query ${name} `)),
  )
  return async (graphql) => {
    const responses = await Promise.all(
      queries.map(async ([id, text]) => ({
        id,
        variables: {},
        response: await execute(yoga, text, graphql),
      })),
    )
    return responses.some(({ response: { data, errors } }) => !data || errors) ? null : responses
  }
}

async function execute(
  yoga: GraphQLServer,
  query: string,
  graphql: GraphQLContext,
): Promise<ExecutionResult> {
  const enveloped = yoga.getEnveloped({ graphql, params: { query } })
  const { schema, parse, contextFactory } = enveloped
  return enveloped.execute({ schema, document: parse(query), contextValue: await contextFactory() })
}
