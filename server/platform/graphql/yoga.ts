import type { DocumentNode, GraphQLSchema } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import { LRUCache } from 'lru-cache'
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

/** The largest accepted document takes about 400 KB, so Yoga's default of 1024 documents could take 400 MB. */
const MAX_CACHED_DOCUMENTS = 200

export function createGraphQLServer(
  schema: GraphQLSchema,
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
    // Yoga's default allows every origin to send credentials. The HTTP host sets the CORS headers.
    cors: false,
    // Fastify reads and limits bodies. Yoga's own limit would cost more CPU time than everything else before the database.
    maxRequestBodySize: false,
    multipart: false,
    maskedErrors: false,
    parserAndValidationCache: {
      documentCache: new LRUCache<string, DocumentNode>({ max: MAX_CACHED_DOCUMENTS }),
    },
    context: ({ graphql }) => graphql,
    plugins: [
      useParsedBody(),
      useMaskedErrors(),
      useMaskedResponses(),
      useDocumentLimits(),
      usePersistedDocuments(persistedDocuments, ownDocuments),
      useCompiledQueries(ownDocuments),
      useMetrics(metrics, ownDocuments),
      usePoints(ownDocuments),
      usePointsHeaders(),
      ...(tracing ? [useTracing(tracing)] : []),
      useBroadcastSubscriptions(ownDocuments),
    ],
  })
}

export type GraphQLServer = ReturnType<typeof createGraphQLServer>

function useParsedBody(): Plugin<object, OperationSource, GraphQLContext> {
  return {
    onRequestParse({ serverContext, setRequestParser }) {
      const { body } = serverContext
      if (typeof body === 'object' && body !== null)
        setRequestParser(() => (Array.isArray(body) ? body : { ...body }))
    },
  }
}
