import type { ExecutionResult } from 'graphql'
import type { GraphQLContext } from '#server/platform/graphql/context.ts'
import type { PersistedDocuments } from '#server/platform/graphql/plugins/persisted-documents.ts'
import type { GraphQLServer } from '#server/platform/graphql/yoga.ts'

/** Operations of the site that the feed's first view begins with, all of them without variables. */
const FIRST_OPERATIONS = ['checkSessionQuery', 'shellLoaderQuery', 'feedLoaderQuery']

/** `id` is the hash of the operation. */
export type EmbeddedResponse = { id: string; variables: object; response: ExecutionResult }
export type EmbeddedResponses = readonly EmbeddedResponse[]

/** Answers what the feed would ask as soon as its code is there. Null: something cannot be answered, and the site asks itself. */
export type EmbedResponses = (graphql: GraphQLContext) => Promise<EmbeddedResponses | null>

export function createResponseEmbedder(yoga: GraphQLServer, documents: PersistedDocuments): EmbedResponses {
  const wanted = [...documents].filter(([, text]) =>
    FIRST_OPERATIONS.some((name) => text.startsWith(`query ${name} `)),
  )
  return async (graphql) => {
    const answers = await Promise.all(
      wanted.map(async ([id, text]) => ({
        id,
        variables: {},
        response: await answer(yoga, text, graphql),
      })),
    )
    return answers.some(({ response: { data, errors } }) => !data || errors) ? null : answers
  }
}

async function answer(yoga: GraphQLServer, query: string, graphql: GraphQLContext): Promise<ExecutionResult> {
  const { schema, parse, contextFactory, execute } = yoga.getEnveloped({ graphql, params: { query } })
  return execute({ schema, document: parse(query), contextValue: await contextFactory() })
}
