import type { ExecutionResult } from 'graphql'
import { z } from 'zod'
import type { GraphQLContext } from '#server/platform/graphql/context.ts'
import type { PersistedDocuments } from '#server/platform/graphql/plugins/persisted-documents.ts'
import type { GraphQLServer } from '#server/platform/graphql/yoga.ts'

/** The initial queries of the feed screen. They have no variables. */
const FEED_QUERIES = ['checkSessionQuery', 'shellLoaderQuery', 'feedLoaderQuery']
/** The further query for members who follow nobody. */
const NEWCOMER_QUERY = 'NewcomerFeedQuery'

/** The data of `feedLoaderQuery` for members who follow nobody. */
const newcomerSchema = z.object({
  viewer: z.object({
    followedTags: z.array(z.unknown()).length(0),
    user: z.object({ following: z.object({ edges: z.array(z.unknown()).length(0) }) }),
  }),
})

/** `id` is the hash of the document. */
export type EmbeddedResponse = { id: string; variables: object; response: ExecutionResult }
export type EmbeddedResponses = readonly EmbeddedResponse[]

/** Executes the queries of the feed screen. Returns null if one of them fails. */
export type EmbedResponses = (graphql: GraphQLContext) => Promise<EmbeddedResponses | null>

export function createResponseEmbedder(yoga: GraphQLServer, documents: PersistedDocuments): EmbedResponses {
  const find = (names: readonly string[]) =>
    [...documents].filter(([, text]) => names.some((name) => text.startsWith(`query ${name} `)))
  const feedQueries = find(FEED_QUERIES)
  const newcomerQueries = find([NEWCOMER_QUERY])
  const executeAll = (queries: typeof feedQueries, graphql: GraphQLContext) =>
    Promise.all(
      queries.map(async ([id, text]) => ({
        id,
        variables: {},
        response: await execute(yoga, text, graphql),
      })),
    )
  return async (graphql) => {
    const responses: EmbeddedResponse[] = await executeAll(feedQueries, graphql)
    if (responses.some(({ response: { data } }) => newcomerSchema.safeParse(data).success))
      responses.push(...(await executeAll(newcomerQueries, graphql)))
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
