import type { ExecutionResult } from 'graphql'
import type { GraphQLContext } from '#server/platform/graphql/context.ts'
import type { PersistedDocuments } from '#server/platform/graphql/plugins/persisted-documents.ts'
import type { GraphQLServer } from '#server/platform/graphql/yoga.ts'

/** `id` is the hash of the document. */
export type EmbeddedResponse = { id: string; variables: object; response: ExecutionResult }

/** Executes a persisted operation of a screen. Rejects if it fails. */
export type ExecuteOperation = (
  graphql: GraphQLContext,
  id: string,
  variables: object,
) => Promise<ExecutionResult>

export function createOperationExecutor(
  yoga: GraphQLServer,
  documents: PersistedDocuments,
): ExecuteOperation {
  return async (graphql, id, variables) => {
    const query = documents.get(id)
    if (query === undefined) throw new Error(`The site has no operation ${id}`)
    const { schema, parse, contextFactory, execute } = yoga.getEnveloped({ graphql, params: { query } })
    const response: ExecutionResult = await execute({
      schema,
      document: parse(query),
      variableValues: variables,
      contextValue: await contextFactory(),
    })
    if (!response.data || response.errors)
      throw new Error('A query of the screen failed', { cause: response.errors })
    return response
  }
}
