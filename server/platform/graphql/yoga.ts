import type { DocumentNode } from 'graphql'
import { _createLRUCache, createYoga, type Plugin } from 'graphql-yoga'
import type { Metrics } from '#server/platform/telemetry/metrics.ts'
import type { Tracing } from '#server/platform/telemetry/tracing.ts'
import type { GraphQLContext, OperationSource } from './context.ts'
import { useCompiledQueries } from './plugins/compiled-queries.ts'
import { useDocumentLimits } from './plugins/document-limits.ts'
import { useMaskedResponses, useMaskedErrors } from './plugins/masking.ts'
import { useMetrics } from './plugins/metrics.ts'
import { usePersistedDocuments, type PersistedDocuments } from './plugins/persisted-documents.ts'
import { usePoints, usePointsHeaders } from './plugins/points.ts'
import { useTracing } from './plugins/tracing.ts'
import { useBroadcastSubscriptions } from './plugins/broadcast-subscriptions.ts'
import { schema } from '#server/schema/schema.ts'

/** Parsed documents in memory: the largest that is allowed takes about 400 KB, Yoga's own thousand of them too much. */
const DOCUMENTS_KEPT = 200

export function createGraphQLServer(
  persistedDocuments: PersistedDocuments,
  { metrics, tracing }: { metrics: Metrics; tracing: Tracing | null },
) {
  const ownDocuments = new WeakSet<DocumentNode>()
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
    // The plugins below do it, and give each error its code.
    maskedErrors: false,
    parserAndValidationCache: { documentCache: _createLRUCache({ max: DOCUMENTS_KEPT }) },
    context: ({ graphql }) => graphql,
    plugins: [
      useBodyOfDoor(),
      useMaskedErrors(),
      useMaskedResponses(),
      useDocumentLimits(),
      usePersistedDocuments(persistedDocuments, ownDocuments),
      useCompiledQueries(ownDocuments),
      useMetrics(metrics, ownDocuments),
      usePoints(ownDocuments),
      usePointsHeaders(),
      ...(tracing ? [useTracing(tracing)] : []),
      useBroadcastSubscriptions(),
    ],
  })
}

export type GraphQLServer = ReturnType<typeof createGraphQLServer>

function useBodyOfDoor(): Plugin<object, OperationSource, GraphQLContext> {
  return {
    onRequestParse({ serverContext, setRequestParser }) {
      const { body } = serverContext
      if (typeof body === 'object' && body !== null)
        setRequestParser(() => (Array.isArray(body) ? body : { ...body }))
    },
  }
}
