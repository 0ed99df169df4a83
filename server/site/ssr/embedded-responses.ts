import type { ExecutionResult } from 'graphql'
import { z } from 'zod'
import type { GraphQLContext } from '#server/platform/graphql/context.ts'
import type { PersistedDocuments } from '#server/platform/graphql/plugins/persisted-documents.ts'
import type { GraphQLServer } from '#server/platform/graphql/yoga.ts'

/** The variables of the initial queries of a screen, by the name of the query. */
export type ScreenQueries = Readonly<Record<string, object>>

const SHELL_QUERIES: ScreenQueries = { checkSessionQuery: {}, shellLoaderQuery: {} }

export const FEED_QUERIES: ScreenQueries = { ...SHELL_QUERIES, feedLoaderQuery: {} }

export function postQueries(postId: string): ScreenQueries {
  return { ...SHELL_QUERIES, postLoaderQuery: { postId }, postLoaderCommentsQuery: { postId } }
}

export function searchQueries(variables: object): ScreenQueries {
  return { ...SHELL_QUERIES, searchLoaderQuery: variables }
}

/** The further query of the feed for members who follow nobody. */
const NEWCOMER_QUERIES: ScreenQueries = { NewcomerFeedQuery: {} }

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

/** Executes the queries of a screen. Returns null if one of them fails. */
export type EmbedResponses = (
  graphql: GraphQLContext,
  queries: ScreenQueries,
) => Promise<EmbeddedResponses | null>

export function createResponseEmbedder(yoga: GraphQLServer, documents: PersistedDocuments): EmbedResponses {
  const byName = new Map([...documents].map(([id, text]) => [nameOf(text), { id, text }]))
  const executeAll = (queries: ScreenQueries, graphql: GraphQLContext) =>
    Promise.all(
      Object.entries(queries).map(async ([name, variables]) => {
        const document = byName.get(name)
        if (!document) throw new Error(`The site has no query ${name}`)
        return {
          id: document.id,
          variables,
          response: await execute(yoga, document.text, variables, graphql),
        }
      }),
    )
  return async (graphql, queries) => {
    const responses: EmbeddedResponse[] = await executeAll(queries, graphql)
    if (responses.some(({ response: { data } }) => newcomerSchema.safeParse(data).success))
      responses.push(...(await executeAll(NEWCOMER_QUERIES, graphql)))
    return responses.some(({ response: { data, errors } }) => !data || errors) ? null : responses
  }
}

function nameOf(document: string): string | undefined {
  return /^query (\w+)/.exec(document)?.[1]
}

async function execute(
  yoga: GraphQLServer,
  query: string,
  variables: object,
  graphql: GraphQLContext,
): Promise<ExecutionResult> {
  const enveloped = yoga.getEnveloped({ graphql, params: { query } })
  const { schema, parse, contextFactory } = enveloped
  return enveloped.execute({
    schema,
    document: parse(query),
    variableValues: variables,
    contextValue: await contextFactory(),
  })
}
