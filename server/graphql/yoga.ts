import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import { createYoga, type Plugin } from 'graphql-yoga'
import { messages } from '#rules/messages.ts'
import type { GraphQLContext } from './context.ts'
import { useMaskedErrors } from './plugins/masking.ts'
import { schema } from './schema.ts'

/** What a door hands over: the context, and for a request by HTTP its body, which the door has read already. */
export type OperationSource = { graphql: GraphQLContext; body?: unknown }

/** Hash of a document, as Relay's compiler makes it, to its text. */
export type PersistedDocuments = ReadonlyMap<string, string>

export function createGraphQLServer(persistedDocuments: PersistedDocuments) {
  return createYoga<OperationSource, GraphQLContext>({
    schema,
    graphqlEndpoint: '/graphql',
    landingPage: false,
    graphiql: false,
    logging: false,
    // Unset, it would let any site ask with the cookies of who visits it. Programs need no leave.
    cors: false,
    // The HTTP host bounds bodies; a second guard here would cost more than all else before the database.
    maxRequestBodySize: false,
    context: ({ graphql }) => graphql,
    plugins: [
      useBodyOfDoor(),
      usePersistedOperations({
        getPersistedOperation: (hash) => persistedDocuments.get(hash) ?? null,
        allowArbitraryOperations: true,
        skipDocumentValidation: true,
        extractPersistedOperationId: ({ extensions }) => persistedHash(extensions),
        customErrors: {
          keyNotFound: {
            message: messages.documentMissing,
            extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
          },
        },
      }),
      useMaskedErrors(),
    ],
  })
}

export type GraphQLServer = ReturnType<typeof createGraphQLServer>

/** The `persistedQuery` extension that Relay, Apollo and others send. */
export function persistedHash(extensions: unknown): string | null {
  if (typeof extensions !== 'object' || extensions === null || !('persistedQuery' in extensions)) return null
  const { persistedQuery } = extensions
  if (typeof persistedQuery !== 'object' || persistedQuery === null || !('sha256Hash' in persistedQuery))
    return null
  return typeof persistedQuery.sha256Hash === 'string' ? persistedQuery.sha256Hash : null
}

function useBodyOfDoor(): Plugin<object, OperationSource, GraphQLContext> {
  return {
    onRequestParse({ serverContext, setRequestParser }) {
      const { body } = serverContext
      if (typeof body === 'object' && body !== null) setRequestParser(() => ({ ...body }))
    },
  }
}
